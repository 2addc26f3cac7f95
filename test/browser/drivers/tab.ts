/** A tab of a browser, as each driver offers it. Sizes and places are in CSS pixels. */
export interface Tab {
  goto(url: string): Promise<unknown>
  /** Runs a function in the page, and returns its result once it is there. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>
  /** Takes a picture of what the window shows, and returns it as a PNG file. */
  screenshot(): Promise<Uint8Array>
  setViewport(size: { width: number; height: number }): Promise<void>
  mouse: {
    click(x: number, y: number): Promise<void>
    move(x: number, y: number): Promise<void>
    down(): Promise<void>
    up(): Promise<void>
  }
  keyboard: {
    press(
      key: `Arrow${'Down' | 'Left' | 'Right' | 'Up'}` | 'End' | 'Enter' | 'Escape' | 'Home' | 'Tab',
    ): Promise<void>
  }
}

/** A browser that runs, with or without JavaScript in its pages. */
export interface Launched {
  open(): Promise<Tab>
  close(): Promise<void>
}
