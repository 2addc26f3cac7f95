import type { Point, SaasTech } from '../../content/schema.ts'
import { Picture } from '../../ui/picture.tsx'

const tall = { name: 'tenants-tall', width: 700, height: 640 } as const

/**
 * Kinds of product above and below the cloth that three tenants share, each with a line to the place where it
 * is at work. `tenants.svg` has the lines' other halves.
 */
export function Tenants({ solutions, picture }: { solutions: readonly Point[]; picture: SaasTech['cloth'] }) {
  return (
    <div className="tenants">
      {solutions.map(({ title, description }) => (
        <article key={title}>
          <h3>{title}</h3>
          <p className="mt-2 text-muted">{description}</p>
        </article>
      ))}
      <Picture name="tenants" alt={picture} width={1344} height={416} tall={tall} />
    </div>
  )
}
