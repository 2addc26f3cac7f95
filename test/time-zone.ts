/** How many minutes a time zone is ahead of UTC on a day. Throws a `RangeError` when there is no such zone. */
export function utcOffset(timeZone: string, day: string): number {
  // The Swedish format of a time can be read by `Date.parse`. It reads both times as local times, so the difference between
  // them is the difference between the zones.
  const clockIn = (zone: string) => Date.parse(new Date(day).toLocaleString('sv', { timeZone: zone }))
  return (clockIn(timeZone) - clockIn('UTC')) / 60_000
}
