import styles from './slider.module.css'

/** For what is useless without scripts. */
export const needsScript = 'media-[(scripting:none)]:hidden'

interface SliderProps {
  label: string
  min?: number
  max: number
  /** Sets `--span`, and `--from` if the slider does not start at the left edge. */
  className?: string
}

/**
 * A transparent slider on a picture in an element with `data-divider`, at its maximum when the page loads. `client/main.ts`
 * sets `--divider` to its value in percent. On a reload, `autoComplete` keeps browsers from restoring the old value.
 */
export function Slider({ label, min = 0, max, className = '' }: SliderProps) {
  return (
    <>
      <input
        type="range"
        aria-label={label}
        min={min}
        max={max}
        defaultValue={max}
        autoComplete="off"
        className={`${styles.slider} ${needsScript} peer ${className}`}
      />
      {/* The focus of the slider is shown around the picture. */}
      <span className="absolute inset-0 pointer-events-none outline-offset--3px peer-focus-visible:[outline:3px_solid_var(--focus)]" />
    </>
  )
}
