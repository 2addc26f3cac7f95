/** What the tests ask of a browser, whatever drives it. Selectors are CSS; a page has at most one answer to each. */
export interface Engine {
  /** Goes to the address and waits until the page has been read, whatever is still on its way. */
  open(url: string): Promise<void>
  /** Gives the page a viewport of this size, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** Runs the function in the page. It sees nothing of its surroundings but the argument, plain JSON. */
  evaluate<Result, Argument = undefined>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>
  /** Presses and lets go the mouse at a place of the viewport, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>
  moveTo(x: number, y: number): Promise<void>
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>
  /** The viewport as a PNG file. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

export interface Launch {
  /** The scheme that the system asks for. */
  colorScheme?: 'light' | 'dark'
  /** Without what the oldest promised release of this engine did not have. */
  floor?: boolean
}

/** Waits until everything of the page has come, its scripts too. */
export async function loaded(engine: Engine): Promise<void> {
  await engine.evaluate(
    () =>
      new Promise<void>((resolve) => {
        if (document.readyState === 'complete') resolve()
        else addEventListener('load', () => resolve())
      }),
  )
}

/** Where the middle of the element stands in the viewport, once it has been scrolled into it and stands still. */
async function middleOf(engine: Engine, selector: string): Promise<{ x: number; y: number }> {
  return await engine.evaluate(async (wanted) => {
    const element = document.querySelector(wanted)
    if (!element) throw new Error(`There is no ${wanted}`)
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const place = () => {
      const { x, y } = element.getBoundingClientRect()
      return `${x} ${y}`
    }
    for (let before = ''; before !== place(); ) {
      before = place()
      await frame()
      await frame()
    }
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }, selector)
}

export async function click(engine: Engine, selector: string): Promise<void> {
  const { x, y } = await middleOf(engine, selector)
  await engine.clickAt(x, y)
}

export async function hover(engine: Engine, selector: string): Promise<void> {
  const { x, y } = await middleOf(engine, selector)
  await engine.moveTo(x, y)
}
