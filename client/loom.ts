// Makes the labels of home's first drawing one stop of the keyboard, with arrow keys between them, and says the value of its
// slider in words.

const loom = document.querySelector('[data-loom]')
const labels = [...(loom?.querySelectorAll('summary') ?? [])]

function makeStop(stop: EventTarget | null) {
  for (const label of labels) label.tabIndex = label === stop ? 0 : -1
}
const focused = labels.find((label) => label === document.activeElement)
makeStop(focused ?? labels[0] ?? null)

loom?.addEventListener('focusin', ({ target }) => {
  if (labels.some((label) => label === target)) makeStop(target)
})
loom?.addEventListener('keydown', (event) => {
  const { key, target } = event as KeyboardEvent
  const place = labels.indexOf(target as HTMLElement)
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key]
  if (place < 0 || !step) return
  event.preventDefault()
  labels.at((place + step) % labels.length)?.focus()
})

/** The first number of the text is the value. */
function sayValue() {
  const slider = loom?.querySelector('input')
  if (slider) slider.ariaValueText = slider.ariaValueText?.replace(/\d+/, slider.value) ?? null
}
sayValue()
loom?.addEventListener('input', sayValue)

// It has nothing to export, and the compiler only lets modules be imported.
export {}
