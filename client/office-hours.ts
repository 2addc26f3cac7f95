const minute = 60_000

/** The weekday and the time of a clock at the office that shows 00:00 when the office opens, such as `['Mon', 90]`. */
function clockAt({ dataset }: HTMLElement, time: number): [day: string, minutes: number] {
  const clock = new Date(time - Number(dataset['opens']) * minute).toLocaleString('en-GB', {
    timeZone: String(dataset['zone']),
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
  })
  return [clock.slice(0, 3), Number(clock.slice(-5, -3)) * 60 + Number(clock.slice(-2))]
}

/** When the office opened, or opens next if it is closed. */
function openingOf(row: HTMLElement, now: number): number {
  const isWorkday = (day: string) => row.dataset['days']?.includes(day)
  const [today, elapsed] = clockAt(row, now)
  if (isWorkday(today) && elapsed < Number(row.dataset['minutes'])) return now - elapsed * minute
  let time = now
  do time += (1440 - clockAt(row, time)[1]) * minute
  while (!isWorkday(clockAt(row, time)[0]))
  // If clocks at the office are set forward before then, the time is an hour after the opening.
  return time - clockAt(row, time)[1] * minute
}

/** The time of day of the visitor, such as `09:30`. */
const timeOf = (time: number) => new Date(time).toTimeString().slice(0, 5)

const closingOf = (opening: number, { dataset }: HTMLElement) => opening + Number(dataset['minutes']) * minute

const rowsOf = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('[data-zone]')]

/** Shows the chart of office hours in the visitor's time zone, marks the present time, and names the open offices. */
function showChart(section: HTMLElement, now: number) {
  const percent = (time: number) => {
    const date = new Date(time)
    return (date.getHours() * 60 + date.getMinutes()) / 14.4
  }
  const spoken: string[] = []
  const open: unknown[] = []
  for (const summer of section.querySelectorAll('[data-summer]')) summer.parentElement?.remove()
  for (const row of rowsOf(section)) {
    const opening = openingOf(row, now)
    const start = percent(opening)
    const places = [start, start - 100, percent(now)]
    for (const [nth, bar] of row.querySelectorAll<HTMLElement>('[data-bars] > *').entries())
      bar.style.left = `${places[nth]}%`
    spoken.push(`${row.dataset['country']} ${timeOf(opening)}–${timeOf(closingOf(opening, row))}`)
    if (opening <= now) open.push(row.firstChild?.textContent)
  }
  const chart = section.querySelector<HTMLElement>('[data-label]')
  chart?.setAttribute('aria-label', `${chart.dataset['label']} ${spoken.join('; ')}.`)
  const offices =
    open.length > 0 ? `${section.dataset['open']} ${open.join(', ')}.` : section.dataset['closed']
  const [zone, hours] = section.querySelectorAll<HTMLElement>('[data-local]')
  if (zone) zone.textContent = zone.dataset['local'] ?? ''
  if (hours) hours.textContent = `${hours.dataset['local']} ${timeOf(now)}. ${offices}`
}

/**
 * Says beside each phone number until when its office is open, or when it opens. The button on the card of the numbers calls
 * the first office that is open or, if all are closed, the first of all.
 */
function showPhones(list: HTMLElement, now: number) {
  const { open, next, yours } = list.dataset
  const isOpen = (row: HTMLElement) => openingOf(row, now) <= now
  const number = (rowsOf(list).find(isOpen) ?? list).querySelector('a')
  const button = list.closest('li')?.querySelector<HTMLAnchorElement>('[data-call]')
  if (button && number) button.href = number.href
  for (const row of rowsOf(list)) {
    const opening = openingOf(row, now)
    const weekday = new Date(opening).toDateString().slice(0, 3)
    const state =
      opening <= now ? `${open} ${timeOf(closingOf(opening, row))}` : `${next} ${weekday} ${timeOf(opening)}`
    const hours = row.querySelector('[data-hours]')
    if (hours) hours.textContent = `${state} ${yours}`
  }
}

/**
 * Changes opening hours to the visitor's time, and keeps them true: they are computed again each minute, and when the page is
 * shown again. The element is the chart of office hours, or a list of phone numbers, as its attribute `data-offices` says.
 */
export function showLocalHours(element: HTMLElement): void {
  const show = element.dataset['offices'] === 'chart' ? showChart : showPhones
  const update = () => show(element, Date.now())
  update()
  setInterval(update, minute)
  for (const event of ['pageshow', 'visibilitychange']) addEventListener(event, update)
}
