/** Shows the chart of office hours in the visitor's time zone, marks the present time, and names the open offices. */
export function showLocalHours(section: HTMLElement) {
  const now = new Date()
  const minute = now.getHours() * 60 + now.getMinutes()
  const open: unknown[] = []
  for (const row of section.querySelectorAll<HTMLElement>('[data-zone]')) {
    const { dataset, firstChild } = row
    // The weekday and the time of a clock at the office that shows 00:00 when the office opens.
    const clock = new Date(Number(now) - Number(dataset['opens']) * 60_000).toLocaleString('en-GB', {
      timeZone: String(dataset['zone']),
      weekday: 'short',
      hour: 'numeric',
      minute: 'numeric',
    })
    const elapsed = Number(clock.slice(-5, -3)) * 60 + Number(clock.slice(-2))
    const start = (minute - elapsed + 1440) % 1440
    const [bar, barOfDayBefore, mark] = row.querySelectorAll('svg > *')
    bar?.setAttribute('x', `${start / 14.4}%`)
    barOfDayBefore?.setAttribute('x', `${start / 14.4 - 100}%`)
    mark?.setAttribute('x', `${minute / 14.4}%`)
    const isWorkday = dataset['days']?.includes(clock.slice(0, 3))
    if (isWorkday && elapsed < Number(dataset['minutes'])) open.push(firstChild?.textContent)
  }
  for (const each of section.querySelectorAll<HTMLElement>('[data-local]')) {
    each.textContent = each.dataset['local'] ?? ''
  }
  const time = now.toTimeString().slice(0, 5)
  const offices =
    open.length > 0 ? `${section.dataset['open']} ${open.join(', ')}.` : section.dataset['closed']
  section.querySelector('p')?.append(` ${time}. ${offices}`)
}
