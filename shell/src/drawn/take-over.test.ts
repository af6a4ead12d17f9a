// @vitest-environment jsdom
import { drawnLongest, drawnOther, drawnPress } from '@tessera/contracts/timing-values'
import { lateClick } from '@tessera/ui/grid/press-end'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeOver } from './take-over.ts'

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/')
})
afterEach(() => vi.useRealTimers())

/** Milliseconds of a frame. */
const frame = 16

const pinLink = '<a href="/pin/1/"><img src="/m/1.webp"></a>'

const oneTile = `<ul class="d-tiles"><li>${pinLink}</li></ul>`

/** Opens a drawn page, and returns what a test does with it. */
function opened(content = oneTile) {
  document.body.innerHTML = `<div id="drawn">${content}</div><div id="root"></div>`
  const [drawn, root] = ['drawn', 'root'].map((id) => document.getElementById(id))
  if (!drawn || !root) throw new Error('Nothing is drawn.')
  const end = vi.fn(() => drawn.remove())
  takeOver(drawn, window, end)
  return {
    end,
    link: () => drawn.querySelector('a'),
    /** The shell shows this, and a frame passes. */
    show: async (markup: string) => {
      root.innerHTML = markup
      await vi.advanceTimersByTimeAsync(frame)
    },
    main: (markup: string) => `<header></header><main id="content">${markup}</main>`,
  }
}

test('the page takes over once it shows the first drawn pin, and not while it loads', async () => {
  const { end, show, main } = opened()
  const isHeard = () => document.querySelector('main')?.ariaHidden !== 'true'
  await show(main('<div role="status">Loading</div>'))
  expect(end).not.toHaveBeenCalled()
  expect(isHeard()).toBe(false)
  await show(main(`<h1>Home</h1>${pinLink}`))
  expect(end).toHaveBeenCalledOnce()
  expect(isHeard()).toBe(true)
})

test('screen readers meet one main landmark from the moment that the page adds its own', async () => {
  const { show, main } = opened()
  const isHidden = () => document.querySelector('main')?.ariaHidden === 'true'
  const root = document.getElementById('root')
  if (root !== null) root.innerHTML = main('<div role="status">Loading</div>')
  // No frame passes.
  await Promise.resolve()
  expect(isHidden()).toBe(true)
  // A frame that replaces its main element hides the new one as well.
  if (root !== null) root.innerHTML = main('<p>Loading still</p>')
  await Promise.resolve()
  expect(isHidden()).toBe(true)
  await show(main(`<h1>Home</h1>${pinLink}`))
  expect(isHidden()).toBe(false)
})

test('a pin takes over once its comments are there too', async () => {
  const comment = '<p><a href="/kim/">Kim</a> Lovely.</p>'
  const { end, show, main } = opened(`<h1>Lamp</h1>${comment}`)
  await show(main('<h1>Lamp</h1>'))
  expect(end).not.toHaveBeenCalled()
  await show(main(`<h1>Lamp</h1>${comment}`))
  expect(end).toHaveBeenCalledOnce()
})

test('a page that shows other things takes over soon, and one that shows nothing at the latest', async () => {
  const other = opened()
  await other.show(other.main('<h1>Another home</h1>'))
  await vi.advanceTimersByTimeAsync(drawnOther - 1)
  expect(other.end).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(other.end).toHaveBeenCalledOnce()
  const nothing = opened()
  await nothing.show(nothing.main(''))
  await vi.advanceTimersByTimeAsync(drawnLongest)
  expect(nothing.end).toHaveBeenCalledOnce()
})

test.each([
  [
    'a page that failed',
    '<main id="content"><div role="alert">We couldn’t load this page</div></main>',
  ],
  ['a frame that failed', '<main><h2>Something went wrong</h2></main>'],
])('%s shows at once', async (_, markup) => {
  const { end, show } = opened()
  await show(markup)
  expect(end).toHaveBeenCalledOnce()
})

test('a page that leads elsewhere shows at once', async () => {
  const { end, show, main } = opened()
  history.replaceState(null, '', '/login/')
  await show(main('<p>Log in</p>'))
  expect(end).toHaveBeenCalledOnce()
})

test('without the shell the drawn page stays', async () => {
  const { end } = opened()
  await vi.advanceTimersByTimeAsync(10 * drawnLongest)
  expect(end).not.toHaveBeenCalled()
})

test('a key ends the drawn page once the same is below it, before a frame passes', () => {
  const { end, main } = opened()
  const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
  press()
  expect(end).not.toHaveBeenCalled()
  const root = document.getElementById('root')
  if (root !== null) root.innerHTML = main(`<h1>Home</h1>${pinLink}`)
  press()
  expect(end).toHaveBeenCalledOnce()
})

test('a page that has taken over is heard, even if it changed in the same frame', async () => {
  const { end, main } = opened()
  const root = document.getElementById('root')
  if (root !== null) root.innerHTML = main(`<h1>Home</h1>${pinLink}`)
  // The change has been seen, and the look at it waits for the frame.
  await Promise.resolve()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
  expect(end).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(frame)
  expect(document.querySelector('main')?.ariaHidden).not.toBe('true')
})

test('the focus goes to the same pin', async () => {
  const { link, show, main } = opened()
  link()?.focus()
  await show(main(`<h1>Home</h1><a href="/ideas/">Ideas</a>${pinLink}`))
  expect(document.activeElement?.getAttribute('href')).toBe('/pin/1/')
  expect(document.activeElement?.closest('main')).not.toBeNull()
})

test('the focus of a drawn refinement goes to the toggle with its words', async () => {
  const { link, show, main } = opened()
  link()?.closest('li')?.insertAdjacentHTML('afterend', '<li><a href="/?refined">Oak</a></li>')
  document.querySelector<HTMLElement>('[href="/?refined"]')?.focus()
  const toggles = ['Brass', 'Oak'].map((name) => `<button aria-pressed="false">${name}</button>`)
  await show(main(`<h1>Search</h1><button>Oak</button>${toggles.join('')}${pinLink}`))
  expect(document.activeElement).toBe(document.querySelectorAll('button')[2])
})

/** Presses a link, and returns whether the browser follows it. */
const isFollowed = (link: Element | null, more: MouseEventInit = {}) =>
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }))

test('a press before the shell runs is the browser’s, and a later one is the page’s', async () => {
  const { link, show, main } = opened()
  const pressed = vi.fn((event: Event) => event.preventDefault())
  document.body.addEventListener('click', pressed, { once: true })
  isFollowed(link())
  expect(pressed).toHaveBeenCalledOnce()
  await show(main(''))
  expect(isFollowed(link())).toBe(false)
  expect(isFollowed(link(), { ctrlKey: true })).toBe(true)
  const reached: (string | null)[] = []
  document.body.addEventListener('click', (event) => {
    event.preventDefault()
    if (event.target instanceof Element) reached.push(event.target.closest('main')?.id ?? null)
  })
  await show(main(`<h1>Home</h1>${pinLink}`))
  expect(reached).toEqual(['content'])
})

test('a press that has begun ends on the drawn page, and then the page carries it out', async () => {
  const { end, link, show, main } = opened()
  const reached = vi.fn((event: Event) => event.preventDefault())
  link()?.dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, button: 0 }),
  )
  await show(main(`<h1>Home</h1>${pinLink}`))
  expect(end).not.toHaveBeenCalled()
  document.querySelector('main a')?.addEventListener('click', reached)
  link()?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  expect(isFollowed(link())).toBe(false)
  expect(end).toHaveBeenCalledOnce()
  expect(reached).toHaveBeenCalledOnce()
})

test('a press that becomes a scroll or a drag holds the page no longer', async () => {
  const { end, link, show, main } = opened()
  link()?.dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, button: 0 }),
  )
  await show(main(`<h1>Home</h1>${pinLink}`))
  link()?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(lateClick)
  expect(end).toHaveBeenCalledOnce()
})

test('a press waits only so long for the page', async () => {
  const assign = vi.fn()
  const location = { pathname: '/', assign }
  const page = new Proxy(window, {
    get(real, name) {
      const value: unknown = name === 'location' ? location : Reflect.get(real, name)
      return typeof value === 'function' ? value.bind(real) : value
    },
  })
  document.body.innerHTML = `<div id="drawn">${pinLink}</div><div id="root"><main id="content"></main></div>`
  const drawn = document.getElementById('drawn')
  if (drawn === null) throw new Error('Nothing is drawn.')
  takeOver(drawn, page, () => drawn.remove())
  expect(isFollowed(drawn.querySelector('a'))).toBe(false)
  await vi.advanceTimersByTimeAsync(drawnPress)
  expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/pin\/1\/$/))
})

const drawnForm = `<h1>Log in</h1><label>Email<input type="email" data-field="email"></label>
<label>Password<input type="password" data-field="password"></label><button type="button">Log in</button>`

const pageForm = `<h1>Log in</h1><form><input name="email"><input name="password" type="password">
<button type="submit">Log in</button></form>`

/** Types into a drawn field, without its text reaching anything but the field. */
function type(name: string, text: string): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>(`#drawn [data-field="${name}"]`)
  if (field === null) throw new Error(`No field ${name} is drawn.`)
  field.focus()
  field.value = text
  return field
}

const typedIn = (name: string) =>
  document.querySelector<HTMLInputElement>(`main [name="${name}"]`)?.value

test('what was typed goes to the page’s fields, which hear of it, and the focus stays in its field', async () => {
  const { end, show, main } = opened(drawnForm)
  type('email', 'mira@studio.example')
  type('password', 'half a secr')
  const heard: string[] = []
  document.body.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) heard.push(target.name)
  })
  await show(main('<h1>Log in</h1>'))
  expect(end).not.toHaveBeenCalled()
  await show(main(pageForm))
  expect(end).toHaveBeenCalledOnce()
  expect([typedIn('email'), typedIn('password')]).toEqual(['mira@studio.example', 'half a secr'])
  expect(heard).toEqual(['email', 'password'])
  expect(Reflect.get(Object(document.activeElement), 'name')).toBe('password')
})

test('a page that takes the focus for its first field gives it to the one that is typed into', () => {
  const { end, main } = opened(drawnForm)
  type('password', 'half a secr')
  const root = document.getElementById('root')
  if (root !== null) root.innerHTML = main(pageForm)
  document.querySelector<HTMLElement>('main [name="email"]')?.focus()
  expect(end).toHaveBeenCalledOnce()
  expect(Reflect.get(Object(document.activeElement), 'name')).toBe('password')
  expect([typedIn('email'), typedIn('password')]).toEqual(['', 'half a secr'])
})

test.each([
  ['a drawn button', () => document.querySelector<HTMLElement>('#drawn button')?.click()],
  [
    'Enter in a drawn field',
    () =>
      type('password', 'a secret').dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
      ),
  ],
])('%s presses the button of the page, after the page has heard what was typed', async (_, act) => {
  const { show, main } = opened(drawnForm)
  type('password', 'a secret')
  act()
  const acts: string[] = []
  document.body.addEventListener('input', () => acts.push('heard'))
  document.body.addEventListener('click', (event) => {
    event.preventDefault()
    acts.push('pressed')
  })
  await show(main(pageForm))
  await vi.advanceTimersByTimeAsync(1)
  expect(acts).toEqual(['heard', 'pressed'])
})

test('the page of an address that leads to nothing takes over by its heading and its link', async () => {
  const missing = '<h1>We can’t find this page</h1><a href="/">Go to home page</a>'
  const { end, show, main } = opened(missing)
  await show(main('<h2>Loading</h2>'))
  expect(end).not.toHaveBeenCalled()
  await show(main(missing))
  expect(end).toHaveBeenCalledOnce()
})
