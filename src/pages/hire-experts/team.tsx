import type { HiringModel } from '../../content/schema.ts'

/** A drawing of the people in a hired team, the leader first. Our people are filled, the client's are outlined. */
export function Team({ ours, yours, lead }: HiringModel['team']) {
  const fills = [...Array(ours).fill('fill-ink'), ...Array(yours).fill('fill-panel')]
  if (lead === 'yours') fills.reverse()
  const people = fills.map((fill, place) => ({ fill, x: place * 38 + 2 }))
  const end = people.length * 38 - 6
  return (
    <svg
      aria-hidden="true"
      viewBox="0 -1 228 48"
      preserveAspectRatio="xMinYMid"
      className="w-full h-8 md:h-14 mb-sm md:mb-md stroke-ink"
      strokeWidth="2"
    >
      {people.map(({ fill, x }) => (
        <path key={x} className={fill} d={`M${x} 46c0-16 5-22 15-22s15 6 15 22zm15-46a9 10 0 1 0 .01 0z`} />
      ))}
      <path fill="none" strokeWidth="8" d={`M17 37H${end + 1.5}`} />
      <path fill="none" className="stroke-brand" strokeWidth="5" d={`M17 37H${end}`} />
      <path className="fill-brand" d="M17 28l9 9-9 9-9-9z" />
    </svg>
  )
}
