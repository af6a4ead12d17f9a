import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { bookmarklet } from './bookmarklet.ts'

function pressed(page: {
  readonly href: string
  readonly title?: string
  readonly selected?: string
  readonly type?: string
}) {
  const opened: (readonly [string, string, string])[] = []
  const window = {
    location: { href: page.href },
    getSelection: () => page.selected ?? '',
    open: (...given: readonly [string, string, string]) => opened.push(given),
  }
  const document = { title: page.title ?? '', contentType: page.type ?? 'text/html' }
  const code = bookmarklet('https://tessera.example')
  expect(code.startsWith('javascript:')).toBe(true)
  runInNewContext(decodeURIComponent(code.slice('javascript:'.length)), {
    ...{ window, document, URLSearchParams, String },
  })
  const [[address, , features] = ['', '', '']] = opened
  return { features, url: new URL(address) }
}

test('the bookmark opens a window 750 wide with the page’s address and title', () => {
  const { features, url } = pressed({
    href: 'https://soup.example/a?b=1&c=2#d',
    title: 'Soup & bread',
  })
  const { origin, pathname, searchParams } = url
  expect(features).toBe('popup,width=750,height=798')
  expect([origin, pathname]).toEqual(['https://tessera.example', '/pin/create/bookmarklet/'])
  expect(Object.fromEntries(searchParams)).toEqual({
    url: 'https://soup.example/a?b=1&c=2#d',
    description: 'Soup & bread',
  })
})

test('words that are selected on the page come along in place of its title', () => {
  const { searchParams } = pressed({
    href: 'https://soup.example/',
    title: 'Soup',
    selected: ' Add basil at the end. ',
  }).url
  expect(searchParams.get('description')).toBe('Add basil at the end.')
})

test('a picture that is opened by itself comes along as the picture', () => {
  const href = 'https://soup.example/a.jpg'
  expect(pressed({ href, type: 'image/jpeg' }).url.searchParams.get('media')).toBe(href)
  expect(pressed({ href }).url.searchParams.get('media')).toBeNull()
})
