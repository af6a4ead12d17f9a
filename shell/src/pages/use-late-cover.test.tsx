// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createScrollMemory } from '../navigation/scroll-memory.ts'
import type { Navigation, PageAddress } from '../navigation/shown-pages.ts'
import { useScrollAndFocus } from './scroll-and-focus.ts'
import { useLateCover } from './use-late-cover.ts'

const home: PageAddress = { key: 'a', pathname: '/', search: '' }
const pin: PageAddress = { key: 'b', pathname: '/pin/42/', search: '' }
const memory = createScrollMemory(sessionStorage)
const content = () => document.body
const origin: { current: HTMLElement | null } = { current: null }

const navigation = (top: PageAddress | null): Navigation => ({
  action: 'PUSH',
  history: { back: [], current: { key: 'a', over: null }, forward: [] },
  shown: { base: home, top },
})

/** A base page with a layer over it, as the shell's pages. */
function Page({ to }: { readonly to: Navigation }) {
  const inert = useLateCover(to.shown.top !== null)
  useScrollAndFocus(to, { memory, content, origin, inert })
  return (
    <div data-testid="base" inert={inert}>
      <button type="button">Tile</button>
    </div>
  )
}

const isInert = () => screen.getByTestId('base').hasAttribute('inert')

function opened() {
  window.scrollTo = () => {}
  const page = render(<Page to={navigation(null)} />)
  origin.current = screen.getByRole('button', { name: 'Tile' })
  return (top: PageAddress | null) => act(() => page.rerender(<Page to={navigation(top)} />))
}

test('a page becomes inert after the layer over it was painted, and active after it is gone', async () => {
  const show = opened()
  show(pin)
  expect(isInert()).toBe(false)
  await vi.waitFor(() => expect(isInert()).toBe(true))
  show(null)
  expect(isInert()).toBe(true)
  expect(document.activeElement).not.toBe(origin.current)
  await vi.waitFor(() => expect(isInert()).toBe(false))
  expect(document.activeElement).toBe(origin.current)
})

test('a key that is pressed before the paint finds the page inert', () => {
  const show = opened()
  show(pin)
  act(() => void window.dispatchEvent(new Event('keydown')))
  expect(isInert()).toBe(true)
})
