import { pictureUrl } from '../assets.ts'

/** A drawing from the sprite `client/pictures/marks.svg`, in the colour of the text around it. */
export function Mark({ name, className = 'size-7.5' }: { name: string; className?: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${pictureUrl('marks')}#${name}`} />
    </svg>
  )
}
