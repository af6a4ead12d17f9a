/** Milliseconds from the last press: to the frame that shows the choice, and to that of the results. */
export interface NotedPress {
  readonly shown?: number
  readonly found?: number
}

/**
 * Runs in a page: adds a plain checkbox for empty presses, and notes when each press shows. A choice
 * shows in the first frame in which the control has another state than before the press.
 */
export function notePresses(): void {
  const label = document.createElement('label')
  const empty = document.createElement('input')
  Object.assign(empty, { type: 'checkbox', id: 'empty-press' })
  label.append(empty)
  const dialog = document.querySelector('dialog[open]')
  const place = 'inset-inline-start:50%;z-index:9'
  label.style.cssText = dialog
    ? `position:absolute;inset-block-start:8px;${place}`
    : `position:fixed;inset-block-end:8px;${place}`
  ;(dialog ?? document.body).append(label)
  const isOn = (control: Element) =>
    control instanceof HTMLInputElement ? control.checked : control.ariaPressed === 'true'
  const controlOf = ({ target }: Event) =>
    target instanceof Element ? target.closest('input, button') : null
  const isLoading = () => document.querySelector('main [aria-busy="true"]') !== null
  const afterFrame = (note: (time: number) => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => note(performance.now())
    port2.postMessage(0)
  }
  let before = false
  const keepBefore = (event: Event) => {
    const control = controlOf(event)
    if (control !== null) before = isOn(control)
  }
  let current: { shown?: number; found?: number } = {}
  function follow(control: Element, pressedAt: number): void {
    const noted: typeof current = {}
    const wasOn = before
    current = noted
    let [hasShown, hasLoaded] = [false, false]
    const look = () => {
      if (noted !== current || performance.now() - pressedAt > 3_000) return
      if (!hasShown && isOn(control) !== wasOn) {
        hasShown = true
        afterFrame((time) => {
          noted.shown = time - pressedAt
        })
      }
      if (isLoading()) hasLoaded = true
      else if (hasLoaded)
        return afterFrame((time) => {
          noted.found = time - pressedAt
        })
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
  document.addEventListener('pointerdown', keepBefore, { capture: true })
  document.addEventListener('keydown', keepBefore, { capture: true })
  document.addEventListener(
    'click',
    (event) => {
      const control = controlOf(event)
      if (control !== null) follow(control, event.timeStamp)
    },
    { capture: true },
  )
  Object.assign(window, { notedPress: () => ({ ...current }) })
}
