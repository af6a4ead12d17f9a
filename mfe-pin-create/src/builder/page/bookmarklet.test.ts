// @vitest-environment jsdom

import { runInNewContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { bookmarklet } from './bookmarklet.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

function pressed({ title = '', selected = '', type = 'text/html', html = '' }) {
  document.title = title
  document.body.innerHTML = html
  vi.spyOn(document, 'contentType', 'get').mockReturnValue(type)
  vi.spyOn(window, 'getSelection').mockReturnValue(selected === '' ? null : shown(selected))
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const code = bookmarklet('https://tessera.example', 'Tessera')
  expect(code.startsWith('javascript:')).toBe(true)
  runInNewContext(decodeURIComponent(code.slice('javascript:'.length)), {
    window,
    document,
    URL,
    URLSearchParams,
    getComputedStyle,
  })
  const [address, , features] = open.mock.lastCall ?? []
  return { features, url: new URL(String(address)) }
}

function shown(text: string): Selection | null {
  document.body.textContent = text
  const range = document.createRange()
  range.selectNodeContents(document.body)
  const selection = document.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
  return selection
}

test('the bookmark opens a window 750 wide with the page’s address and title', () => {
  const { features, url } = pressed({ title: 'Soup & bread' })
  const { origin, pathname, searchParams, hash } = url
  expect(features).toBe('popup,width=750,height=798')
  expect([origin, pathname]).toEqual(['https://tessera.example', '/pin/create/bookmarklet/'])
  expect(Object.fromEntries(searchParams)).toEqual({
    url: window.location.href,
    description: 'Soup & bread',
    guid: expect.stringMatching(/^[a-z0-9]{12,40}$/),
  })
  expect(hash).toBe('')
})

test('words that are selected on the page come along in place of its title', () => {
  const { searchParams } = pressed({ title: 'Soup', selected: ' Add basil at the end. ' }).url
  expect(searchParams.get('description')).toBe('Add basil at the end.')
})

test('a picture that is opened by itself comes along as the picture', () => {
  const { href } = window.location
  expect(pressed({ type: 'image/jpeg' }).url.searchParams.get('media')).toBe(href)
  expect(pressed({}).url.searchParams.get('media')).toBeNull()
})

test('the page’s own pictures come along in the fragment, which no server sees', () => {
  const { hash } = pressed({
    html: '<img src="https://a.example/1.jpg" alt="Lamp" width="300" height="200">',
  }).url
  const listed = new URLSearchParams(hash.slice(1)).get('pictures') ?? ''
  expect(JSON.parse(listed)).toEqual([['https://a.example/1.jpg', 300, 200, 'Lamp']])
})
