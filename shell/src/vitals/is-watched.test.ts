// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { isWatched } from './is-watched.ts'

const page = (head: string, privacy: object = {}) =>
  isWatched({
    document: new DOMParser().parseFromString(head, 'text/html'),
    navigator: Object.create(navigator, Object.getOwnPropertyDescriptors(privacy)),
  })

test('a page is measured unless its document says not to', () => {
  expect(page('<title>Home</title>')).toBe(true)
  expect(page('<meta name="vitals" content="off">')).toBe(false)
})

test.each([
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Do Not Track', { doNotTrack: '1' }],
])('a page of somebody who asks not to be watched by %s measures nothing', (_, privacy) => {
  expect(page('', privacy)).toBe(false)
})
