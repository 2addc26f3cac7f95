import type { AiAutomation } from '../../content/schema.ts'
import { Picture } from '../../ui/picture.tsx'

/** What was delivered, each with a specimen of its work: yellow is what the model goes by. */
export function Specimens({ solutions }: { solutions: AiAutomation['solutions'] }) {
  return (
    <ul className="specimens flex flex-wrap gap-x-cols gap-y-10">
      {solutions.map(({ title, description, pictogram, specimen }, index) => (
        <li key={title}>
          <Picture name={specimen.image} alt={specimen.alt} width={widths[index % 4] ?? 700} height={300} />
          <div className="specimen-text">
            <Picture name={pictogram} alt="" width={32} height={32} />
            <h3>{title}</h3>
            <p className="text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Wide and narrow, then narrow and wide: in step with `client/styles/pages/services.css`. */
const widths = [700, 500, 500, 700]
