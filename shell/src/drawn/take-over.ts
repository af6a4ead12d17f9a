import { timings } from '@tessera/contracts/timings'
import { whenPressEnds } from '@tessera/ui/grid/press-end'
import { fieldFor, moveTyped } from './typed-text.ts'

/** Returns the link of the shell's page that leads where a drawn link leads. */
function counterpartOf(link: Element, main: Element | null): HTMLAnchorElement | undefined {
  const href = link.getAttribute('href')
  return [...(main?.querySelectorAll('a') ?? [])].find((each) => each.getAttribute('href') === href)
}

/** The controls of a drawn page. */
const controls = 'a, button, input'

/** Returns the first button of the shell's page with the words of a drawn control. */
const buttonFor = (control: Element, buttons: string, main: Element | null) =>
  [...(main?.querySelectorAll<HTMLElement>(buttons) ?? [])].find(
    ({ textContent }) => textContent === control.textContent,
  )

/**
 * Returns what does on the shell's page what a drawn control does: the same link, or a toggle with its words,
 * the same button, or the field of the same name.
 */
function sameControl(control: Element, main: Element | null): HTMLElement | undefined {
  if (control instanceof HTMLInputElement) return fieldFor(control, main)
  if (control.matches('button')) return buttonFor(control, 'button', main)
  return counterpartOf(control, main) ?? buttonFor(control, 'button[aria-pressed]', main)
}

/** True when the shell's page has every control of the drawn one: a pin's comments come after its title. */
const hasControlsOf = (drawn: Element, main: Element): boolean =>
  [...drawn.querySelectorAll(controls)].every((each) => {
    const there = each.matches('a') ? counterpartOf(each, main) : sameControl(each, main)
    return there !== undefined
  })

const isOnScreen = (picture: HTMLImageElement, { innerHeight }: Window): boolean => {
  const { top, bottom, width } = picture.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}

/** Returns the pictures of the shell's page on the screen that the drawn page shows already. */
function samePictures(drawn: Element, main: Element, page: Window): readonly HTMLImageElement[] {
  const shown = new Set(
    [...drawn.querySelectorAll('img')].filter(({ complete }) => complete).map(({ src }) => src),
  )
  return [...main.querySelectorAll('img')].filter(
    (picture) => shown.has(picture.src) && isOnScreen(picture, page),
  )
}

/** Calls back once those pictures can be painted without a gap; they come from the cache. */
function whenPainted(drawn: Element, main: Element, page: Window, done: () => void): void {
  if (!drawn.isConnected) return
  const pictures = samePictures(drawn, main, page)
  if (pictures.every(({ complete }) => complete))
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(done)
  else page.requestAnimationFrame(() => whenPainted(drawn, main, page, done))
}

/** The state of the page that the shell builds, seen from outside. */
type Standing = 'none' | 'other' | 'same' | 'gone'

/**
 * Returns what the shell's page shows: nothing yet, the content of the drawn page, other content, or that
 * the reader or a failure has led elsewhere.
 */
function standingOf(drawn: Element, root: Element, isElsewhere: boolean): Standing {
  const main = root.querySelector('main')
  if (isElsewhere) return 'gone'
  if (main === null) return 'none'
  if (main.id !== 'content' || main.querySelector('[role="alert"]') !== null) return 'gone'
  if (main.querySelector('h1, img') === null) return 'none'
  const first = drawn.querySelector('.d-tiles a')
  const isThere =
    first === null
      ? main.querySelector('h1') !== null && hasControlsOf(drawn, main)
      : counterpartOf(first, main)?.querySelector('img')
  return isThere ? 'same' : 'other'
}

/**
 * Keeps a press on a drawn link or button until the shell's page is there. Before the shell runs, a link is a
 * plain one. Enter in a field presses the button.
 */
function holdPresses(drawn: HTMLElement, root: Element, page: Window) {
  let held: HTMLElement | null = null
  const holdButton = (button: HTMLElement | null) => {
    held = button
    button?.setAttribute('aria-busy', 'true')
  }
  drawn.addEventListener('keydown', ({ target, key, isComposing }) => {
    if (key === 'Enter' && !isComposing && target instanceof HTMLInputElement)
      holdButton(drawn.querySelector('button'))
  })
  drawn.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
    const pressed = target instanceof Element ? target.closest('button') : null
    if (pressed !== null) return holdButton(pressed)
    const link = target instanceof Element ? target.closest('a') : null
    const isPlain = button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)
    if (link === null || link.target !== '' || !isPlain) return
    if (root.querySelector('main') === null) return
    event.preventDefault()
    held = link
    page.setTimeout(() => {
      if (drawn.isConnected) page.location.assign(link.href)
    }, timings.drawnPress)
  })
  return () => held
}

/** Returns a function that calls back now, or once a press on the drawn page is over. */
function afterPresses(drawn: HTMLElement, page: Window, done: () => void): () => void {
  let isDown = false
  let isDue = false
  drawn.addEventListener('pointerdown', (event) => {
    if (isDown || event.button !== 0) return
    isDown = true
    whenPressEnds(page, event, () => {
      isDown = false
      if (isDue) done()
    })
  })
  return () => {
    isDue = isDown
    if (!isDown) done()
  }
}

/**
 * Watches the page that the shell builds below a drawn one, and calls `end` once it shows the same, or at the
 * latest when it fails, leads elsewhere or takes too long. Focus and press go to the same link there; a press
 * that has begun ends on the drawn page first.
 */
export function takeOver(drawn: HTMLElement, page: Window, end: () => void): void {
  const root = page.document.getElementById('root')
  if (root === null) {
    end()
    return
  }
  const path = page.location.pathname
  const held = holdPresses(drawn, root, page)
  let left: Element | null = null
  const timers = new Map<string, number>()
  const finish = afterPresses(drawn, page, () => {
    if (!drawn.isConnected) return
    watch.disconnect()
    page.document.removeEventListener('keydown', hurry, true)
    root.removeEventListener('focusin', leave)
    for (const timer of timers.values()) page.clearTimeout(timer)
    const { activeElement } = page.document
    const focused = (drawn.contains(activeElement) ? activeElement : left)?.closest(controls)
    const main = root.querySelector('main')
    moveTyped(drawn, main)
    end()
    main?.removeAttribute('aria-hidden')
    if (focused) sameControl(focused, main)?.focus({ preventScroll: true })
    const pressed = held()
    const there = pressed && sameControl(pressed, main)
    // The page hears of what was typed before.
    if (there && pressed.matches('button')) page.setTimeout(() => there.click())
    else if (there) there.click()
    else if (pressed instanceof HTMLAnchorElement) page.location.assign(pressed.href)
  })
  const within = (name: string, time: number) => {
    if (!timers.has(name)) timers.set(name, page.setTimeout(finish, time))
  }
  const standingNow = () => standingOf(drawn, root, page.location.pathname !== path)
  // A key is for the page. It ends rendering in slices, too, before this hears of it (use-slices.ts).
  const hurry = () => {
    if (standingNow() === 'same') finish()
  }
  page.document.addEventListener('keydown', hurry, true)
  // A form takes the focus when it is built, and keys would go to a field that nobody sees.
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement) || target.closest('main') === null) return
    left = relatedTarget instanceof Element && drawn.contains(relatedTarget) ? relatedTarget : null
    finish()
  }
  root.addEventListener('focusin', leave)
  let isLooking = false
  const look = () => {
    isLooking = false
    // A timer or a key may have ended it since.
    if (!drawn.isConnected) return
    const main = root.querySelector('main')
    const standing = standingNow()
    if (standing === 'gone') return finish()
    if (main !== null) within('longest', timings.drawnLongest)
    if (standing === 'other') within('other', timings.drawnOther)
    if (standing !== 'same' || main === null) return
    if (timers.has('pictures')) return
    within('pictures', timings.drawnPictures)
    whenPainted(drawn, main, page, finish)
  }
  const watch = new MutationObserver(() => {
    // The drawn page is the main landmark until it goes: the page below is transparent, and hidden from
    // screen readers in the task that adds it.
    root.querySelector('main')?.setAttribute('aria-hidden', 'true')
    // A frame lays the page out anyway; a look in the middle of the page's rendering would do it once more.
    if (isLooking) return
    isLooking = true
    page.requestAnimationFrame(look)
  })
  watch.observe(root, { childList: true, subtree: true })
}
