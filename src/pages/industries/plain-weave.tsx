import type { StackGroup } from '../../content/schema.ts'

/** Ordinary tools as the draft of the plainest weave, a kind of tool for each row. */
export function PlainWeave({ groups }: { groups: readonly StackGroup[] }) {
  return (
    <div className="plain-weave">
      {groups.map(({ category, tools }) => (
        <div key={category}>
          <h3>{category}</h3>
          <ul>
            {tools.map((tool) => (
              <li key={tool}>{tool}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
