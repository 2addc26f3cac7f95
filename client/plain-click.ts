/** Whether a click follows a link in this tab: a key can make it open elsewhere, and a script may have handled it already. */
export function isPlain({ metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented)
}
