import type { CustomDevelopment } from '../../content/schema.ts'
import { Ticks } from '../../ui/list.tsx'
import { Picture } from '../../ui/picture.tsx'

const tall = { name: 'beside-the-old-tall', width: 144, height: 2688 } as const

/** Steps beside two cloths: the old one is whole until the new one is. Each step shows its quarter of the drawing. */
export function BesideTheOld({
  steps,
  cloths,
}: {
  steps: CustomDevelopment['process']
  cloths: CustomDevelopment['cloths']
}) {
  return (
    <div className="cloths">
      <p aria-hidden="true" className="font-mono font-500 text-t0 text-muted">
        <span>{cloths.old}</span>
        <span>{cloths.replacement}</span>
      </p>
      <ol className="steps">
        {steps.map(({ title, description, details }, index) => (
          <li key={title} className="grid gap-x-cols">
            <div className="cloth-quarter">
              <Picture
                name="beside-the-old"
                alt={index === 0 ? cloths.alt : ''}
                width={324}
                height={960}
                tall={tall}
              />
            </div>
            <div className="cloth-text grid gap-x-cols gap-y-4 border-t border-edge">
              <div>
                <h3 className="text-t5">
                  <span aria-hidden="true" className="mr-3 font-mono font-500 text-t0 text-faint">
                    {index + 1}
                  </span>
                  {title}
                </h3>
                <p className="mt-2 text-muted">{description}</p>
              </div>
              <Ticks items={details} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
