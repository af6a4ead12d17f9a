import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { About } from '../about.ts'
import { addressOf, parametersOf, payloadOf, readChoices, writeChoices } from './choices.ts'

const about = z.parse(About, {
  brand: 'Tessera',
  module: {
    name: 'save',
    version: '1.0.0',
    contract: '^1.0.0',
    container: 'save',
    entry: 'e.js',
    pages: [
      { name: 'pin', route: '/pin/:pinId/', title: 'Pin', who: 'anyone' },
      { name: 'board', route: '/:username/:boardSlug/', title: 'Board', who: 'anyone' },
      { name: 'search', route: '/search/:scope/', title: 'Search', who: 'anyone' },
      { name: 'note', route: '/notes/:noteId/', title: 'Note', who: 'anyone' },
    ],
    overlays: [{ name: 'save-pin' }],
    slots: [{ slot: 'follow-person', name: 'follow' }],
    files: [],
  },
  people: [{ username: 'mira', name: 'Mira', what: 'member', email: 'm@x.test', password: 'p' }],
  values: {
    pinId: '42',
    username: 'mira',
    boardSlug: 'quiet',
    scope: 'pins',
    [`${paths.searchScope.pattern} ?`]: 'q=lamp',
  },
  payloads: { 'save-pin': { pinId: '42' } },
})

const read = (search: string) => readChoices(search, about)

test('an address without choices shows the first view to a visitor, as the service answers', () => {
  expect(read('')).toEqual({
    view: { kind: 'page', name: 'pin' },
    viewer: '',
    layout: 'desktop',
    theme: 'system',
    language: 'en',
    answers: 'as-answered',
    call: '',
    data: '',
    values: {},
  })
})

test('what the address does not know is as usual', () => {
  const usual = read('')
  expect(read('?page=gone&viewer=nobody&layout=watch&theme=red&language=xx&answers=odd')).toEqual(
    usual,
  )
})

test.each([
  '?page=board&viewer=mira&layout=phone&theme=dark&language=ar-XB&answers=failing',
  '?overlay=save-pin&payload=%7B%7D',
  '?slot=follow-person&call=PinResource.get&data=%7B%7D',
  '?page=pin&value.pinId=7&query=a%3Db',
])('the address %s is written as it was read', (search) => {
  expect(writeChoices(read(search))).toBe(search)
})

test.each([
  ['?page=pin', '/pin/42/'],
  ['?page=board', '/mira/quiet/'],
  ['?page=pin&value.pinId=a%20b', '/pin/a%20b/'],
  ['?page=search', '/search/pins/?q=lamp'],
  ['?page=search&query=', '/search/pins/'],
  ['?page=note', '/notes/example/'],
  ['?slot=follow-person', '/_/alone/stage/?slot=follow-person&payload=%7B%7D'],
])('%s shows %s', (search, address) => {
  expect(addressOf(read(search), about)).toBe(address)
})

test('an overlay gets the example of the demo world until a payload is typed', () => {
  expect(JSON.parse(payloadOf(read('?overlay=save-pin'), about))).toEqual({ pinId: '42' })
  expect(payloadOf(read('?overlay=save-pin&payload=1'), about)).toBe('1')
})

test('the parameters of a page are those of its address', () => {
  expect(parametersOf(read('?page=board'), about)).toEqual([
    { name: 'username', value: 'mira' },
    { name: 'boardSlug', value: 'quiet' },
  ])
})
