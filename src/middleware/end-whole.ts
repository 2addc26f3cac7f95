interface EndWholeOptions {
  /** Markup that closes a document wherever it breaks off. */
  ending: string
  /** Is called with what broke the stream. */
  onBreak: (error: Error) => void
}

/** Passes a stream of HTML on as it comes, and appends an ending when the stream breaks. */
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
