// @vitest-environment jsdom
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { similarPins, uploadImage } from '@tessera/contracts/calls/media'
import { findPinImages } from '@tessera/contracts/calls/outside-pages'
import { createPin } from '@tessera/contracts/calls/pins'
import { searchPins } from '@tessera/contracts/calls/search'
import { answers } from '@tessera/testing/answers'
import { boardCard, pin, viewer } from '@tessera/testing/fixtures'
import { answerError, testShell } from '@tessera/testing/shell'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import BuilderPage from '../page/page.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 600, close() {} }))
  URL.createObjectURL = () => 'blob:lamp'
  URL.revokeObjectURL = () => {}
  HTMLElement.prototype.setPointerCapture = () => {}
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 200, 300)
})

const found = {
  title: 'Shop',
  description: '',
  items: [],
  canonical_url: 'https://shop.example/lamp',
  product: { name: 'Brass lamp', price: null, brand: null, availability: null },
}
const results = {
  scope: 'my_pins' as const,
  query: '',
  corrected_query: null,
  boards: [],
  users: [],
  advisory: null,
  modules: [],
  journey_depth: 0,
  results: [pin({ id: '55', title: 'Blue vase' })],
}

async function opened(over: Readonly<Record<string, unknown>> = { is_partner: true }) {
  const made: unknown[] = []
  const house = testShell({
    viewer: viewer(over),
    ...answers(
      [pickerBoards, () => ({ all_boards: [boardCard()], boards_shortlist: [] })],
      [similarPins, () => []],
      [uploadImage, () => ({ id: '77', images: pin().images, dominant_color: '#abcdef' })],
      [
        findPinImages,
        (asked) => (asked.url.includes('shop') ? found : answerError('outside-unreachable')),
      ],
      [searchPins, () => results],
      [
        createPin,
        (input) => {
          made.push(input)
          return pin()
        },
      ],
    ),
  })
  const { unmount } = house.render(<BuilderPage params={{}} query={new URLSearchParams()} />)
  const person = userEvent.setup()
  const file = new File(['bytes'], 'lamp.png', { type: 'image/png' })
  await person.upload(screen.getByLabelText('Choose images'), file)
  expect(await screen.findByText('The image is ready.')).toBeDefined()
  return { ...house, person, made, unmount }
}

const dots = () => screen.queryAllByRole('button', { name: /^Product \d/ })
const places = () => dots().map((dot) => dot.getAttribute('aria-label'))

async function tag(person: ReturnType<typeof userEvent.setup>, words: string) {
  await person.click(screen.getByRole('button', { name: 'Add product' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tag a product' }))
  await person.type(
    dialog.getByRole('textbox', { name: /^Link of the product/ }),
    `${words}{Enter}`,
  )
  return dialog
}

test('a product is tagged by its link, with the name that its page gives it, and moved by arrow keys', async () => {
  const { person, made } = await opened()
  const dialog = await tag(person, 'shop.example/lamp')
  await waitFor(() =>
    expect(dialog.getByLabelText('Name of the product')).toHaveProperty('value', 'Brass lamp'),
  )
  await person.click(dialog.getByRole('button', { name: 'Tag this product' }))
  expect(document.activeElement).toBe(dots()[0])
  await person.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowUp}{ArrowUp}')
  expect(screen.getByText('Product 1: 60% from the left, 48% from the top')).toBeDefined()
  expect(places()).toEqual([
    'Product 1: Brass lamp, 60% from the left, 48% from the top. Move it with the arrow keys.',
  ])
  await person.click(screen.getByLabelText('Board'))
  await person.click(await screen.findByRole('button', { name: /^Quiet corners/ }))
  await person.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(made).toHaveLength(1))
  const link = 'https://shop.example/lamp'
  expect(made).toMatchObject([{ product_tags: [{ x: 0.6, y: 0.48, title: 'Brass lamp', link }] }])
})

test('a press on the picture tags one of the own pins there, and it is dragged and removed', async () => {
  const { person, toasts } = await opened()
  const press = screen.getAllByRole('button', { hidden: true, name: '' })[0] ?? document.body
  fireEvent.click(press, { clientX: 50, clientY: 30 })
  const dialog = within(await screen.findByRole('dialog', { name: 'Tag a product' }))
  await person.type(dialog.getByRole('textbox', { name: /^Link of the product/ }), 'vase{Enter}')
  await person.click(await dialog.findByRole('button', { name: /Blue vase/ }))
  expect(places()[0]).toContain('Blue vase, 25% from the left, 10% from the top')
  const dot = screen.getByRole('button', { name: /^Product \d/ })
  fireEvent.pointerDown(dot, { clientX: 50, clientY: 30 })
  fireEvent.pointerMove(dot, { clientX: 100, clientY: 150 })
  fireEvent.pointerUp(dot, { clientX: 100, clientY: 150 })
  fireEvent.click(dot, { clientX: 100, clientY: 150 })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(places()[0]).toContain('50% from the left, 50% from the top')
  await person.click(screen.getByRole('button', { name: 'Remove product 1' }))
  expect(dots()).toEqual([])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add product' }))
  const [toast] = toasts
  expect(toast).toMatchObject({ text: 'Product removed', action: { label: 'Undo' } })
  toast?.action?.run()
  await waitFor(() => expect(places()[0]).toContain('Blue vase, 50% from the left'))
})

test('a page that cannot be read asks for the name, a product is changed, and a draft keeps them', async () => {
  const { person, unmount, render } = await opened()
  const dialog = await tag(person, 'broken.example/x')
  expect(await dialog.findByText(/^We couldn't read this page/)).toBeDefined()
  await person.click(dialog.getByRole('button', { name: 'Tag this product' }))
  expect(dialog.getByText('Enter the name of the product.')).toBeDefined()
  await person.type(dialog.getByLabelText('Name of the product'), 'Chair{Enter}')
  await person.click(screen.getByRole('button', { name: 'Change product 1' }))
  const again = within(await screen.findByRole('dialog', { name: 'Tag a product' }))
  await person.type(again.getByLabelText('Name of the product'), ' of oak{Enter}')
  expect(places()[0]).toContain('Chair of oak, 50% from the left')
  unmount()
  render(<BuilderPage params={{}} query={new URLSearchParams()} />)
  const file = new File(['bytes'], 'other.png', { type: 'image/png' })
  await person.upload(screen.getByLabelText(/^Choose (?:an image|images)$/), file)
  await waitFor(() => expect(places()[0]).toContain('Chair of oak'))
})

test('somebody without a business account tags no products', async () => {
  await opened({ is_partner: false })
  expect(screen.queryByRole('button', { name: 'Add product' })).toBeNull()
  expect(document.querySelector('button[aria-hidden="true"]')).toBeNull()
})
