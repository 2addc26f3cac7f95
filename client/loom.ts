// Adds to the first drawing of the home page what needs a script. Its labels become one stop of the Tab key, and arrow keys move
// between them. Screen readers hear the value of the slider as a sentence, and each label follows the slider.

const loom = document.querySelector('[data-loom]') as HTMLElement
const slider = loom.querySelector('input') as HTMLInputElement
const labels = [...loom.querySelectorAll('summary')]

/** In the wide drawing, the slider moves upwards. */
const isUpright = () => getComputedStyle(slider).writingMode !== 'horizontal-tb'

function setSlider(value: number) {
  slider.valueAsNumber = value
  slider.dispatchEvent(new Event('input', { bubbles: true }))
}

function makeStop(stop: EventTarget | null | undefined) {
  for (const label of labels) label.tabIndex = label === stop ? 0 : -1
}
makeStop(labels.find((label) => label === document.activeElement) ?? labels[0])

loom.addEventListener('focusin', ({ target }) => {
  if (labels.some((label) => label === target)) makeStop(target)
})
loom.addEventListener('keydown', (event) => {
  const { key, target } = event
  const place = labels.indexOf(target as HTMLElement)
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key]
  if (!step) return
  if (place >= 0) labels.at((place + step) % labels.length)?.focus()
  // Firefox and older versions of Chromium move an upright slider down by the right arrow.
  else if (target === slider && /Right|Left/.test(key) && isUpright()) setSlider(slider.valueAsNumber + step)
  else return
  event.preventDefault()
})

// The open label closes when the visitor presses Escape anywhere in the page, or clicks outside of the label.
function closeLabel() {
  loom.querySelector('[open]')?.removeAttribute('open')
}
addEventListener('keydown', ({ key }) => key === 'Escape' && closeLabel())
addEventListener(
  'click',
  ({ target }) => loom.querySelector('[open]')?.contains(target as Node) || closeLabel(),
)

/** When this script began to run, in milliseconds since the page was opened, as in `event.timeStamp`. */
const arrival = performance.now()

/** Whether the visitor has set the slider. Before that, all of the cloth is woven, and the labels name problems. */
let isSet = false

/** Says the value of the slider, and gives each label whose part of the product is woven the name of that part. */
function followSlider({ type, timeStamp }: Event) {
  const { value, max } = slider
  // The first number of the text is the value.
  slider.ariaValueText = slider.ariaValueText?.replace(/\d+/, value) ?? null
  // The browser cancels a touch that scrolls the page.
  isSet = value !== max || type === 'input' || (isSet && type !== 'pointercancel')
  for (const label of loom.querySelectorAll('details')) {
    // In the wide drawing, the slider weaves a part from its lower to its upper side, and in the high one from left to right. How
    // far the last side of the part is from the edge of the drawing tells at which value of the slider the whole part is woven.
    const part = getComputedStyle(label).getPropertyValue(isUpright() ? '--wide-part' : '--part')
    const rest = Number(part.split('%')[isUpright() ? 0 : 1]) / 100
    const isWoven = isSet && Number(value) / Number(max) >= 1 - rest
    label.toggleAttribute('data-woven', isWoven)
    // An open label marks a part of the product, so it closes when the slider makes the threads of that part loose. It may close
    // only then: a click opens the label before this function handles the focus event of the same click. A move of the
    // slider from before this script arrived closes no label, because the visitor may have opened the label after that move.
    if (type === 'input' && timeStamp > arrival && !isWoven) label.open = false
  }
}

/** Sets the slider by a tap on the upright reed, which lets fingers through, so that they can scroll the page from it. */
function setByTap({ target, clientX, clientY }: MouseEvent) {
  const { left, right, bottom, width, height } = slider.getBoundingClientRect()
  if (target === slider || !isUpright() || clientX < left || clientX > right) return
  // The middle of the handle never reaches the ends of the slider, because half of the handle needs room there.
  setSlider(((bottom - width / 2 - clientY) / (height - width)) * Number(slider.max))
}

/**
 * Answers an event in the drawing. `client/main.ts` also passes the events from before this script arrived, and their order may
 * have changed.
 */
export function answer(event: Event) {
  if (event.type === 'click') setByTap(event as MouseEvent)
  // A click on a label marks a part of the product, so the slider weaves the whole product first.
  const isOnLabel = labels.some((label) => label.contains(event.target as Node))
  if (event.type === 'click' && isOnLabel && slider.value !== slider.max) setSlider(Number(slider.max))
  followSlider(event)
}
