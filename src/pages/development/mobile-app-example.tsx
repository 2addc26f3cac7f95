import { Picture } from '../../ui/picture.tsx'

/** One drawing of a technician who uses an app during a working day. `alt` describes it. */
export function MobileAppExample({ alt }: { alt: string }) {
  return (
    <div className="relative mb-[clamp(1.5rem,3vw,2.75rem)] lt-md:max-w-72 leading-none">
      <Picture
        name="mobile-round"
        alt={alt}
        width={1344}
        height={400}
        className="w-full aspect-[640/1180] md:aspect-[1344/400]"
        tall={{ name: 'mobile-round-tall', width: 640, height: 1180 }}
      />
      {/* The phone lies on its side; its thread runs on to the edge of the page, where the office is. */}
      <span
        aria-hidden="true"
        className="absolute left-full top-[49%] h-[2%] w-[calc((100vw-100%)/2)] bg-accent outline-ink outline-3 dark:outline lt-md:hidden"
      />
    </div>
  )
}
