interface EndWholeOptions {
  /** What ends a document that broke off, wherever that was. */
  ending: string
  /** Is told what broke it. */
  onBreak: (error: Error) => void
}

/**
 * The same stream, except that a document that breaks off on its way is ended with a closing note: no
 * visitor is left with half a page and no way out. Everything is passed on as it comes.
 */
export function endWhole(
  document: ReadableStream<Uint8Array>,
  { ending, onBreak }: EndWholeOptions,
): ReadableStream<Uint8Array> {
  const reader: ReadableStreamDefaultReader<Uint8Array> = document.getReader()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
      } catch (error) {
        onBreak(error instanceof Error ? error : new Error(String(error)))
        controller.enqueue(new TextEncoder().encode(ending))
      }
      controller.close()
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
