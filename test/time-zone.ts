/** How many minutes a time zone is ahead of UTC on a day. Throws a `RangeError` when there is no such zone. */
export function utcOffset(timeZone: string, day: string): number {
  // `Date.parse` reads the Swedish format. It takes both times for local ones, so their difference is right.
  const clockIn = (zone: string) => Date.parse(new Date(day).toLocaleString('sv', { timeZone: zone }))
  return (clockIn(timeZone) - clockIn('UTC')) / 60_000
}
