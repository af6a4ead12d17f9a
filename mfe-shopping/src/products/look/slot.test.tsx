// @vitest-environment jsdom
import {
  hideLook,
  type Look,
  productsLike,
  shopLook,
  showLook,
} from '@tessera/contracts/calls/shop-look'
import { PinId } from '@tessera/contracts/ids'
import { answers } from '@tessera/testing/answers'
import { pin, viewer } from '@tessera/testing/fixtures'
import { answerError, testShell } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { everythingInSight } from '../../../test/screen.ts'
import PinLook from './slot.tsx'

beforeEach(everythingInSight)

const pinId = PinId.parse('42')
const { images } = pin()

const product = (title: string, over: Partial<Look['products'][number]> = {}) => ({
  pin_id: PinId.parse('77'),
  link: null,
  title,
  images,
  dominant_color: '#aabbcc',
  price: { amount: 1_950, currency: 'EUR' },
  shop: 'Studio Lumen',
  place: null,
  ...over,
})

const look = (over: Partial<Look> = {}): Look => ({
  kind: 'similar',
  products: [product('Brass lamp')],
  has_more: false,
  is_waiting: false,
  is_hidden: false,
  ...over,
})

interface LookScene {
  readonly looks?: readonly (Look | Response)[]
  readonly isOwn?: boolean
  readonly isExpected?: boolean
}

/** Renders the slot; each call is answered with the next of `looks`, and the last one stays. */
function open({ looks = [look()], isOwn = false, isExpected = false }: LookScene = {}) {
  let asked = 0
  let isHidden = false
  const listed: string[] = []
  const { answer } = answers(
    [
      shopLook,
      () => {
        const given = looks[Math.min(asked, looks.length - 1)] ?? look()
        asked += 1
        if (given instanceof Response || !isHidden) return given
        return look({ kind: 'none', products: [], is_hidden: true })
      },
    ],
    [
      productsLike,
      ({ pin_id }) => {
        listed.push(pin_id)
        return [pin({ id: '78', title: 'Oak lamp' })]
      },
    ],
    [
      hideLook,
      () => {
        isHidden = true
        return null
      },
    ],
    [
      showLook,
      () => {
        isHidden = false
        return null
      },
    ],
  )
  const host = testShell({ answer, ...(isOwn ? { viewer: viewer() } : {}) })
  host.render(<PinLook input={{ pinId, isOwn, isExpected }} />)
  return { ...host, listed, asked: () => asked }
}

test('similar products have a picture, a price with its currency and a shop, and lead to their pins', async () => {
  open()
  const row = await screen.findByRole('region', { name: 'Similar products' })
  const [tile] = within(row).getAllByRole('link')
  expect(tile?.getAttribute('href')).toBe('/pin/77/')
  expect(tile?.textContent).toBe('Brass lamp€19.50from Studio Lumen')
  expect(tile?.querySelector('img')?.getAttribute('src')).toBe(images['236x'].url)
  expect(screen.queryByRole('button')).toBeNull()
})

test('tagged products have the numbers of their dots, and those without a pin lead to the check of their page', async () => {
  const link = 'https://shop.example/rug'
  const bare = product('Rug', { pin_id: null, link, images: null, price: null, shop: '' })
  open({ looks: [look({ kind: 'tagged', products: [product('Lamp'), bare] })], isOwn: true })
  const row = await screen.findByRole('region', { name: 'In this Pin' })
  const [lamp, rug] = within(row).getAllByRole('link')
  expect(lamp?.textContent).toMatch(/^Product 1: 1Lamp/)
  expect(rug?.textContent).toBe('Product 2: 2Rug (opens in a new tab)')
  expect(rug?.getAttribute('href')).toMatch(/^\/offsite\/\?url=/)
  expect(screen.queryByRole('button')).toBeNull()
})

test('nothing is loaded before the place is near, and its room is kept only where products are expected', async () => {
  globalThis.IntersectionObserver = class extends IntersectionObserver {
    override observe(): void {}
  }
  const { asked } = open({ isExpected: true })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(asked()).toBe(0)
  expect(document.querySelector('[class*=room]')).not.toBeNull()
  open()
  expect(document.querySelectorAll('[class*=room]')).toHaveLength(1)
})

test('a pin without products, one whose products are hidden, and a failed call show nothing', async () => {
  const none = look({ kind: 'none', products: [] })
  for (const looks of [[none], [{ ...none, is_hidden: true }], [answerError('not-found')]]) {
    const { asked } = open({ looks, isExpected: true })
    await waitFor(() => expect(asked()).toBeGreaterThan(0))
    await waitFor(() => expect(document.body.textContent).toBe(''))
    await waitFor(() => expect(document.querySelector('[class*=room]')).toBeNull())
  }
})

test('a picture that is still looked at is asked for again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 })
  onTestFinished(() => void vi.useRealTimers())
  open({ looks: [look({ kind: 'none', products: [], is_waiting: true }), look()] })
  expect(await screen.findByRole('region', { name: 'Similar products' })).toBeDefined()
})

test('See all lists the products, and Show less puts the row back', async () => {
  const { listed } = open({ looks: [look({ kind: 'alike', has_more: true })] })
  await userEvent.click(await screen.findByRole('button', { name: 'See all' }))
  expect(await screen.findByRole('list', { name: 'More like this product' })).toBeDefined()
  await waitFor(() => expect(listed).toEqual(['42']))
  expect(screen.queryByText('Brass lamp')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }))
  expect(screen.getByRole('region', { name: 'More like this product' }).textContent).toContain(
    'Brass lamp',
  )
})

test('an owner hides similar products, undoes it from the toast, and shows them again later', async () => {
  const { toasts } = open({ isOwn: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Options for similar products' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide similar products' }))
  const hidden = await screen.findByText('Similar products are hidden for this Pin.')
  await waitFor(() => expect(document.activeElement?.contains(hidden)).toBe(true))
  expect(document.activeElement).not.toBe(document.body)
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({ text: 'Similar products are hidden for this Pin' }),
  )
  toasts.at(-1)?.action?.run()
  expect(await screen.findByRole('region', { name: 'Similar products' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Options for similar products' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide similar products' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Show them' }))
  expect(await screen.findByRole('region', { name: 'Similar products' })).toBeDefined()
})

test('the buttons move the row by most of its width, and say when it ends', async () => {
  const scrolled: unknown[] = []
  globalThis.ResizeObserver = class implements ResizeObserver {
    readonly #tell: ResizeObserverCallback
    constructor(tell: ResizeObserverCallback) {
      this.#tell = tell
    }
    observe(target: Element): void {
      Object.defineProperties(target, {
        scrollWidth: { value: 2_000 },
        clientWidth: { value: 1_000 },
        scrollBy: { value: (by: unknown) => scrolled.push(by) },
      })
      this.#tell([], this)
    }
    unobserve(): void {}
    disconnect(): void {}
  }
  open()
  const back = await screen.findByRole('button', { name: 'Previous products' })
  expect(back.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'More products' }))
  expect(scrolled).toEqual([{ left: 850 }])
})
