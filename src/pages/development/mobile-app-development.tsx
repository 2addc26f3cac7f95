import { Picture } from '../../ui/picture.tsx'

/** A drawing of a mobile app in use during a working day. */
export function MobileAppExample({ alt }: { alt: string }) {
  return (
    <div className="relative mb-xl lt-md:hidden">
      <Picture name="mobile-round" alt={alt} size={[1344, 400]} className="w-full" />
      {/* The thread of the drawing goes on to the right edge of the page. */}
      <span
        aria-hidden="true"
        className="absolute left-full top-[49%] h-[2%] w-[calc((100vw-100%)/2)] bg-brand outline-ink outline-3 dark:outline"
      />
    </div>
  )
}
