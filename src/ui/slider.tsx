import styles from './slider.module.css'

/** For what is useless without scripts. */
export const needsScript = 'media-[(scripting:none)]:hidden'

interface SliderProps {
  label: string
  max: number
  /** What screen readers say instead of the number at which it stands. */
  valueText?: string
  /** Its value when the page loads. */
  defaultValue?: number
  /** Sets another place and length than the left half of the picture. */
  className?: string | undefined
  /** The place and look of what shows the focus. Without it, that is the edge of the picture. */
  handle?: string
}

/**
 * A transparent slider on a picture in an element with `data-divider`, at its maximum when the page loads unless
 * `defaultValue` says otherwise. `client/main.ts` sets `--divider` to its value in percent. On a reload, `autoComplete` keeps
 * browsers from restoring the old value.
 */
export function Slider({
  label,
  max,
  valueText,
  defaultValue = max,
  className = '',
  handle = 'absolute inset-0 outline-offset--3px',
}: SliderProps) {
  return (
    <>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={max}
        defaultValue={defaultValue}
        autoComplete="off"
        className={`${styles.slider} ${needsScript} peer ${className}`}
      />
      <span
        data-print="off"
        className={`${needsScript} pointer-events-none peer-focus-visible:[outline:3px_solid_var(--focus)] ${handle}`}
      />
    </>
  )
}
