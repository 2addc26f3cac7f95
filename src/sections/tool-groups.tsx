import type { StackGroup } from '../content/schema.ts'
import { Boxes } from '../ui/list.tsx'

/** Tools by kind where most have no sign of their own: any number of kinds, a row each. See `Stack`. */
export function ToolGroups({ groups }: { groups: readonly StackGroup[] }) {
  return (
    <div>
      {groups.map(({ category, tools }) => (
        <div
          key={category}
          className="grid gap-x-cols gap-y-2.5 border-t border-edge py-4 md:grid-cols-[3fr_9fr]"
        >
          <h3 className="text-t3 md:pt-1.5">{category}</h3>
          <Boxes items={tools} />
        </div>
      ))}
    </div>
  )
}
