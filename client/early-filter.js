// Stands in the page before the filter, because a visitor may choose before any other script has loaded. It shows the chosen
// projects as `islands/portfolio-filter/project-rows.ts` does. `hydrate-on-intent.ts` then hydrates the filter at once.
addEventListener('click', (event) => {
  const link = event.target.closest('[data-island=PortfolioFilter] a')
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!link || !isPlain || event.defaultPrevented) return
  const filter = link.closest('[data-island]')
  event.preventDefault()
  filter.dataset.used = ''
  for (const each of filter.querySelectorAll('a')) each.ariaCurrent = each === link ? 'true' : null
  filter.querySelector('details').open = false
  history.pushState(null, '', link.pathname + link.search)
  const show = () => {
    const query = location.search.slice(1)
    let place = 0
    for (const project of document.querySelectorAll('[data-filters]')) {
      project.hidden = query !== '' && !project.dataset.filters.split(' ').includes(query)
      if (!project.hidden) project.dataset.place = place++ % 4
    }
  }
  show()
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show)
})
