addEventListener('click', (event) => {
  const filter = event.target.closest('[data-island=PortfolioFilter]')
  const link = event.target.closest('a')
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!filter || !link || !isPlain || event.defaultPrevented) return
  event.preventDefault()
  filter.dataset.used = ''
  for (const each of filter.querySelectorAll('a')) each.removeAttribute('aria-current')
  link.setAttribute('aria-current', 'true')
  link.closest('details')?.removeAttribute('open')
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
