import { expect, test } from 'vitest'
import { isPhotoLink, offerRecord, offersConnect } from './offers-connect.ts'

const given = {
  page: 'https://www.instagram.com/p/abc/',
  isConnected: false,
  listedWebsite: 'instagram.com/mira',
  wasOffered: false,
}

test('S2.37 connecting is offered once, for a photo-sharing link of an account that lists that service and is not connected', () => {
  expect(offersConnect(given)).toBe(true)
  expect(offersConnect({ ...given, wasOffered: true })).toBe(false)
  expect(offersConnect({ ...given, isConnected: true })).toBe(false)
  expect(offersConnect({ ...given, page: 'https://soup.example/' })).toBe(false)
  for (const listedWebsite of [null, '', 'mira.example', 'https://instagram.com.mira.example/'])
    expect(offersConnect({ ...given, listedWebsite })).toBe(false)
})

test.each([
  ['https://instagram.com/p/1', true],
  ['http://m.instagram.com/p/1', true],
  ['https://instagr.am/p/1', true],
  ['https://notinstagram.com/p/1', false],
  ['https://example.com/?u=instagram.com', false],
  [undefined, false],
])('%j is a photo-sharing link: %j', (page, is) => {
  expect(isPhotoLink(page)).toBe(is)
})

test('the offer is remembered, and a browser without storage does not fail', () => {
  const kept = new Map<string, string>()
  const record = offerRecord(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  }))
  expect(record.wasOffered()).toBe(false)
  record.record()
  expect(record.wasOffered()).toBe(true)
  const refused = offerRecord(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  refused.record()
  expect(refused.wasOffered()).toBe(false)
})
