import type { SaasTech } from '../../content/schema.ts'
import { Picture } from '../../ui/picture.tsx'

const tall = { name: 'tenants-tall', size: [700, 640] } as const

/** Solutions for SaaS companies above and below a drawing, each with a line that goes on in `tenants.svg`. */
export function SaasSolutions({ solutions, cloth }: Pick<SaasTech, 'solutions' | 'cloth'>) {
  return (
    <div className="grid gap-lg md:grid-cols-3 md:gap-x-[calc(100%*24/1344)] md:gap-y-0">
      {solutions.map(({ title, description }, index) => (
        <article
          key={title}
          className={`border-ink lt-md:border-t-2 lt-md:pt-md md:border-l-2 md:pl-md ${index < 3 ? 'md:pb-lg' : 'md:pt-lg'}`}
        >
          <h3>{title}</h3>
          <p className="mt-sm text-muted">{description}</p>
        </article>
      ))}
      <div className="lt-md:order-first -mr-[var(--gut)] md:col-span-3 md:row-start-2 md:mr-0">
        <Picture name="tenants" alt={cloth} size={[1344, 416]} tall={tall} className="w-full" />
      </div>
    </div>
  )
}
