import type { SaasTech } from '../../content/schema.ts'
import { Picture } from '../../ui/picture.tsx'

const tall = { name: 'tenants-tall', width: 700, height: 640 } as const

/**
 * Solutions for SaaS companies above and below a drawing, each with a line to its place in the drawing. The lines go on
 * in `tenants.svg`.
 */
export function SaasSolutions({ solutions, cloth }: Pick<SaasTech, 'solutions' | 'cloth'>) {
  return (
    <div className="grid gap-6 md:grid-cols-3 md:gap-x-[calc(100%*24/1344)] md:gap-y-0">
      {solutions.map(({ title, description }, index) => (
        <article
          key={title}
          className={`border-ink lt-md:border-t-2 lt-md:pt-4 md:border-l-2 md:pl-5 ${index < 3 ? 'md:pb-7' : 'md:pt-7'}`}
        >
          <h3>{title}</h3>
          <p className="mt-2 text-muted">{description}</p>
        </article>
      ))}
      <div className="lt-md:order-first -mr-[var(--gut)] md:col-span-3 md:row-start-2 md:mr-0">
        <Picture name="tenants" alt={cloth} width={1344} height={416} tall={tall} className="w-full" />
      </div>
    </div>
  )
}
