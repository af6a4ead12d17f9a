import { expect, test } from 'vitest'
import { pinBeaconUrl } from './pin-beacon.ts'

test('S7.28 a beacon has the client, the event, the pin, the method and what the address brought', () => {
  const url = pinBeaconUrl({
    event: 'pin_create_success',
    pinId: '42',
    method: 'bookmarklet',
    guid: 'v1',
    color: '#aa3311',
    media: 'https://soup.example/a.jpg',
    description: 'Red soup & bread',
    url: 'https://soup.example/tomato?x=1',
  })
  expect(url.startsWith('/v3/pins/beacon/?')).toBe(true)
  expect(Object.fromEntries(new URL(url, 'https://tessera.example').searchParams)).toEqual({
    client: 'web',
    event: 'pin_create_success',
    pin_id: '42',
    path: 'bookmarklet',
    guid: 'v1',
    color: '#aa3311',
    media: 'https://soup.example/a.jpg',
    description: 'Red soup & bread',
    url: 'https://soup.example/tomato?x=1',
  })
})

test('a beacon leaves out what the address did not bring', () => {
  expect(pinBeaconUrl({ event: 'pin_create_fail', method: 'button', description: '' })).toBe(
    '/v3/pins/beacon/?client=web&event=pin_create_fail&path=button',
  )
})
