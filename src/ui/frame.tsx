/** The classes for the shape of a frame. A map is square in narrow windows. */
const shapes = { video: 'aspect-video', map: 'aspect-video lt-md:aspect-square' }

interface FrameProps {
  src: string
  /** What the frame shows, for screen readers. */
  title: string
  shape: keyof typeof shapes
}

/** A map or a video of another company, as wide as its column. `src/content/third-parties.ts` must name the company. */
export function Frame({ src, title, shape }: FrameProps) {
  return (
    <iframe
      src={src}
      title={title}
      loading="lazy"
      allowFullScreen
      className={`block w-full bg-sunk ${shapes[shape]}`}
    />
  )
}
