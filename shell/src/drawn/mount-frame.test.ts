// @vitest-environment jsdom

import { createElement, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountFrame } from './mount-frame.ts'

const { documentElement: root } = document

beforeEach(() => {
  // React renders as it does in a page, not all at once as in tests of components.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  document.body.innerHTML = '<div></div>'
})

afterEach(() => {
  root.removeAttribute('data-drawn')
  history.replaceState(null, '', '/')
})

/** A frame that shows the address at which its render began. */
function Frame() {
  const [address] = useState(() => location.pathname)
  return createElement('p', null, address)
}

function mount(): Element {
  const element = document.querySelector('div')
  if (element === null) throw new Error('The page has no element to render into.')
  mountFrame(element, createElement(Frame), window)
  return element
}

test('below a drawn screen, the frame of the document stands until the frame is whole', async () => {
  root.dataset.drawn = ''
  document.body.innerHTML = '<div><a href="/">Home</a></div>'
  const element = mount()
  expect(element.innerHTML).toBe('<a href="/">Home</a>')
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
  expect(element.innerHTML).toBe('<a href="/">Home</a>')
  await vi.waitFor(() => expect(element.innerHTML).toBe('<p>/</p>'))
})

test('the frame renders by itself, below a drawn screen and without one', async () => {
  root.dataset.drawn = ''
  const element = mount()
  await vi.waitFor(() => expect(element.textContent).toBe('/'))
  root.removeAttribute('data-drawn')
  document.body.innerHTML = '<div></div>'
  const other = mount()
  await vi.waitFor(() => expect(other.textContent).toBe('/'))
})
