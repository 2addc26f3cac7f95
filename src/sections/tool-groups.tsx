import type { StackGroup } from '../content/schema.ts'
import { Boxes } from '../ui/list.tsx'

/** Tools by kind, any number of kinds, a row each. For three to five kinds side by side, use `Stack`. */
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
