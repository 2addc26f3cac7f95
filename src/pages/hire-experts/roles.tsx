import type { HiringRole } from '../../content/schema.ts'
import { Draft } from '../../ui/draft.tsx'
import { TechLine } from '../../ui/list.tsx'
import { Picture } from '../../ui/picture.tsx'

/** What a link to a role's card ends with. */
export function idOf(role: string): string {
  return role.toLowerCase().replaceAll(/[^a-z]+/g, '-')
}

/** A card for each role: somebody in it, in front of a draft of their own, and the role pinned on as a tag. */
export function Roles({ roles }: { roles: readonly HiringRole[] }) {
  return (
    <ul className="roles">
      {roles.map(({ title, image, weave, description, skills, experience }) => (
        <li key={title} id={idOf(title)}>
          <div className="sitter">
            <Draft weave={weave} />
            <Picture name={image} alt="" width={400} height={480} />
          </div>
          <h3 className="swing">{title}</h3>
          <p className="text-muted">{description}</p>
          <TechLine items={skills} className="mt-4" />
          <p className="mt-auto pt-5 font-500 text-t1">{experience}</p>
        </li>
      ))}
    </ul>
  )
}
