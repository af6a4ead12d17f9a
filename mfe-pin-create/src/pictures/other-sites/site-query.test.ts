import { expect, test } from 'vitest'
import { ownPin, siteQueryOf } from './site-query.ts'

const arrived = (query: Readonly<Record<string, string>>, method = 'bookmarklet') =>
  siteQueryOf(method, new URLSearchParams(query))

test('S2.23 the page, the picture, words, a colour and the visit come along', () => {
  const query = {
    url: ' https://soup.example/tomato ',
    media: 'https://soup.example/a.jpg',
    description: ' Soup ',
    color: 'AA3311',
    guid: 'visit-1',
  }
  expect(arrived(query)).toEqual({
    page: 'https://soup.example/tomato',
    picture: 'https://soup.example/a.jpg',
    description: 'Soup',
    color: '#aa3311',
    guid: 'visit-1',
    method: 'scraped',
  })
  expect(arrived(query, 'button').method).toBe('button')
})

test('what cannot be used counts as not there', () => {
  const bad = ['javascript:alert(1)', 'data:image/png;base64,AA', '/soup', 'ftp://a.example', '']
  for (const address of [...bad, `https://a.example/${'x'.repeat(2_048)}`])
    expect(arrived({ url: address, media: address })).toMatchObject({
      page: undefined,
      picture: undefined,
    })
  expect(arrived({ color: 'red', guid: 'x'.repeat(101) })).toMatchObject({
    color: undefined,
    guid: undefined,
  })
  expect(arrived({ description: 'x'.repeat(900) }).description).toHaveLength(500)
})

test('a page of the product that shows a pin is that pin, with /amp before it too, and no other page is', () => {
  const origin = 'https://tessera.example'
  for (const path of ['/pin/42/', '/pin/42', '/amp/pin/42/'])
    expect(ownPin(origin + path, origin)).toBe('42')
  for (const page of [`${origin}/pin/x/`, `${origin}/mira/`, 'https://other.example/pin/42/'])
    expect(ownPin(page, origin)).toBeUndefined()
  expect(ownPin(undefined, origin)).toBeUndefined()
})
