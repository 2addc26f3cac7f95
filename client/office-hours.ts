import { closingOf, openingOf } from './opening-hours.ts'

const minute = 60_000

/**
 * Whether the clock of the visitor shows UTC in winter and in summer, as it does in browsers that hide where somebody is. Then
 * the hours stay as the server has written them: in UTC in the chart, and beside phone numbers in the time of the office.
 */
const hasNoZone = (now: number) =>
  [0, 182].every((days) => !new Date(now + days * 1440 * minute).getTimezoneOffset())

/** The time of day of the visitor, such as `09:30`. */
const timeOf = (time: number) => new Date(time).toTimeString().slice(0, 5)

const rowsOf = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('[data-zone]')]

/** Shows the chart of office hours in the visitor's time zone, marks the present time, and names the open offices. */
function showChart(section: HTMLElement, now: number) {
  if (hasNoZone(now)) return
  const percent = (time: number) => {
    const date = new Date(time)
    return (date.getHours() * 60 + date.getMinutes()) / 14.4
  }
  const spoken: string[] = []
  const open: unknown[] = []
  for (const summer of section.querySelectorAll('[data-summer]')) summer.parentElement?.remove()
  for (const row of rowsOf(section)) {
    const opening = openingOf(row.dataset, now)
    const start = percent(opening)
    const places = [start, start - 100, percent(now)]
    for (const [nth, bar] of row.querySelectorAll<HTMLElement>('[data-bars] > *').entries())
      bar.style.left = `${places[nth]}%`
    spoken.push(`${row.dataset['country']} ${timeOf(opening)}–${timeOf(closingOf(row.dataset, opening))}`)
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
  const isOpen = (row: HTMLElement) => openingOf(row.dataset, now) <= now
  const number = (rowsOf(list).find(isOpen) ?? list).querySelector('a')
  const button = list.closest('li')?.querySelector<HTMLAnchorElement>('[data-call]')
  if (button && number) button.href = number.href
  if (hasNoZone(now)) return
  for (const row of rowsOf(list)) {
    const opening = openingOf(row.dataset, now)
    const weekday = new Date(opening).toLocaleDateString(document.documentElement.lang, { weekday: 'short' })
    const state =
      opening <= now
        ? `${open} ${timeOf(closingOf(row.dataset, opening))}`
        : `${next} ${weekday} ${timeOf(opening)}`
    const hours = row.querySelector('[data-hours]')
    if (hours) hours.textContent = `${state} ${yours}`
  }
}

/** Changes all opening hours to the visitor's time. */
function update() {
  const now = Date.now()
  for (const element of document.querySelectorAll<HTMLElement>('[data-offices]')) {
    if (element.dataset['offices'] === 'chart') showChart(element, now)
    else showPhones(element, now)
  }
}
update()
// They stay true while the page is open, and when it is shown again.
setInterval(update, minute)
for (const event of ['pageshow', 'visibilitychange']) addEventListener(event, update)
