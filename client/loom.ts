// What scripts add to the first drawing of home: its labels are one stop of the keyboard, with arrow keys between them, and follow
// its slider, whose value is said in words.

const loom = document.querySelector('[data-loom]')
const slider = loom?.querySelector('input')
const labels = [...(loom?.querySelectorAll('summary') ?? [])]

/** In the wide drawing, the slider moves upwards. */
const isUpright = () => !!slider && getComputedStyle(slider).writingMode !== 'horizontal-tb'

function setSlider(value: number) {
  if (!slider) return
  slider.valueAsNumber = value
  slider.dispatchEvent(new Event('input', { bubbles: true }))
}

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
  if (!step) return
  if (place >= 0) labels.at((place + step) % labels.length)?.focus()
  // Firefox and older versions of Chromium move an upright slider down by the right arrow.
  else if (slider && target === slider && /Right|Left/.test(key) && isUpright())
    setSlider(slider.valueAsNumber + step)
  else return
  event.preventDefault()
})

/** Whether the visitor has set the slider. Before that, all of the cloth is woven, and the labels name problems. */
let isSet = false

/** Says the value of the slider, and gives each label whose part of the product is woven the name of that part. */
function followSlider(event?: Event) {
  if (!slider) return
  const { value, max, ariaValueText } = slider
  // The first number of the text is the value.
  slider.ariaValueText = ariaValueText?.replace(/\d+/, value) ?? null
  isSet ||= event?.type === 'change'
  for (const { parentElement } of labels) {
    if (!parentElement) continue
    // The upper side of the part is woven last, or its right side.
    const styles = getComputedStyle(parentElement)
    const [top = '', right = ''] = styles.getPropertyValue(isUpright() ? '--wide-part' : '--part').split(' ')
    const isWoven = Number(value) / Number(max) >= 1 - Number.parseFloat(isUpright() ? top : right) / 100
    parentElement.toggleAttribute('data-woven', isWoven && (isSet || value !== max))
  }
}
followSlider()
for (const type of ['input', 'change', 'pointercancel']) loom?.addEventListener(type, followSlider)

/** Sets the slider by a tap on the upright reed, which lets fingers through, so that they can scroll the page from it. */
export function setByTap({ target, clientX, clientY }: Event & Partial<MouseEvent>) {
  if (!slider?.parentElement?.contains(target as Node) || target === slider) return
  const { left, right, bottom, width, height } = slider.getBoundingClientRect()
  if (!clientX || !clientY || clientX < left || clientX > right) return
  // At both ends, half of the handle is beyond the value.
  setSlider(((bottom - width / 2 - clientY) / (height - width)) * Number(slider.max))
}
