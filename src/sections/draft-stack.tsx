import type { StackGroup, Weave } from '../content/schema.ts'
import list from '../ui/list.module.css'

/** Which threads are up, five across: a row for each kind of tool, as in the strip below the service's head. */
const drafts: Record<Weave, readonly string[]> = {
  plain: ['#.#.#', '.#.#.', '#.#.#', '.#.#.'],
  steep: ['#..##', '#..##', '##..#', '##..#'],
  basket: ['##..#', '##..#', '..##.', '..##.'],
  herring: ['#...#', '.#.#.'],
  diamond: ['..#..', '.#.#.', '#...#', '.#.#.'],
  twill: ['##..#', '.##..', '..##.', '#..##'],
  satin: ['#....', '..#..', '....#', '.#...'],
  hound: ['#.##.', '###..', '..###', '.##.#'],
  rib: ['#.#.#', '#.#.#', '.#.#.', '.#.#.'],
}

/**
 * Up to five technologies of a kind as the draft of a service's own weave; where a kind has fewer, the last thread
 * floats. On small screens, where the draft has no room, a list as of `Stack`.
 */
export function DraftStack({ groups, weave }: { groups: readonly StackGroup[]; weave: Weave }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(max(9rem,40%),1fr))] gap-x-cols border-t-2 border-ink lg:grid-cols-1 lg:border-2">
      {groups.map(({ category, tools }, row) => (
        <div
          key={category}
          className="grid content-start gap-x-cols gap-y-1 py-2.5 lt-lg:border-b lt-lg:border-edge lt-lg:last:odd:col-span-full lg:gap-0 lg:grid-cols-[3fr_11fr] lg:py-0"
        >
          <h3 className="text-t3 lg:self-end lg:px-4 lg:py-2.5 leading-[1.2]!">{category}</h3>
          <ul className={`${list.dotted} lg:flex`}>
            {tools.map((tool, index) => (
              <li
                key={tool}
                className={`lg:grid lg:content-end lg:w-1/5 lg:min-h-18 lg:px-4 lg:py-2.5 lg:font-600 lg:leading-[1.3] lg:after:hidden lg:last:flex-1 ${drafts[weave][row]?.[index] === '#' ? 'lg:bg-dye lg:text-on-dye' : 'lg:bg-panel'}`}
              >
                {tool}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
