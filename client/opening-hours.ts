const [minute, day] = [60_000, 86_400_000]

/**
 * When an office is open, as attributes of an element: `zone` is its time zone, `days` has the weekdays, such as `Mon Tue`, and
 * `opens` and `minutes` are the minutes from midnight until it opens, and from then until it closes.
 */
type Hours = Readonly<Record<string, string | undefined>>

/** What the clock at the office shows, as if it stood in UTC. */
function clockAt({ zone }: Hours, time: number): number {
  const shown = new Date(time).toLocaleString('sv', { timeZone: String(zone) })
  return Date.parse(`${shown.replace(' ', 'T')}Z`) + (time % 1000)
}

/** When the clock at the office shows this. The second step counts when clocks have been changed a few hours before. */
function timeAt(hours: Hours, clock: number): number {
  const near = clock - (clockAt(hours, clock) - clock)
  return near + clock - clockAt(hours, near)
}

/** When the office opened, or opens next if it is closed. */
export function openingOf(hours: Hours, now: number): number {
  const clock = clockAt(hours, now)
  const elapsed = (clock - Number(hours['opens']) * minute) % day
  let opening = clock - elapsed
  const isWorkday = () => hours['days']?.includes(new Date(opening).toUTCString().slice(0, 3))
  if (elapsed >= Number(hours['minutes']) * minute) opening += day
  while (!isWorkday()) opening += day
  return timeAt(hours, opening)
}

/** When the office closes that opens at this time. */
export function closingOf(hours: Hours, opening: number): number {
  return timeAt(hours, clockAt(hours, opening) + Number(hours['minutes']) * minute)
}
