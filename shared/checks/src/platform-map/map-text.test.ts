import { expect, test } from 'vitest'
import { type MapFacts, mapText } from './map-text.ts'
import type { RoomParts } from './room-parts.ts'

const room = (name: string, facts: Partial<RoomParts>): RoomParts => ({
  room: name,
  emits: [],
  hears: [],
  uses: [],
  offers: [],
  shares: [],
  ...facts,
})

const facts: MapFacts = {
  rooms: [
    room('mfe-shopping', {
      emits: ['pin.seen@1', 'save.tapped@1'],
      uses: ['slot way-in', 'call Pin.get'],
    }),
    room('mfe-save', {
      hears: ['pin.seen@1'],
      offers: ['request save.tapped@1'],
      shares: ['react/jsx-runtime'],
    }),
    room('mfe-auth', { hears: ['pin.seen@1'], offers: ['slot way-in'] }),
  ],
  events: [
    { name: 'save.tapped', version: 1, how: 'a handler', offer: 'request save.tapped@1' },
    { name: 'pin.seen', version: 1, how: 'to all modules' },
    { name: 'pin.lost', version: 2, how: 'to all modules' },
  ],
  slots: ['way-in'],
  calls: [{ name: 'Pin.get', method: 'GET', path: '/pin/', who: 'anyone', answeredBy: ['pins'] }],
  shared: [{ name: 'react/', version: '19.0.0' }],
  since: new Map([
    ['event pin.seen@1', '1.5.0'],
    ['call Pin.get', '1.6.0'],
  ]),
}

const rows = mapText(facts)
  .split('\n')
  .filter((line) => line.startsWith('| `'))

test('the map has one line for each event, slot, call and shared package, sorted in its table', () => {
  expect(rows).toEqual([
    '| `pin.lost@2` | to all modules | – | – | – |',
    '| `pin.seen@1` | to all modules | mfe-shopping | mfe-auth, mfe-save | 1.5.0 |',
    '| `save.tapped@1` | a handler | mfe-shopping | mfe-save | – |',
    '| `way-in` | mfe-shopping | mfe-auth | – |',
    '| `Pin.get` | `GET /pin/` | anyone | mfe-shopping | pins | 1.6.0 |',
    '| `react/` | 19.0.0 | mfe-save |',
  ])
})

test('the order in which rooms and events are read does not change the map', () => {
  const turned = { ...facts, rooms: facts.rooms.toReversed(), events: facts.events.toReversed() }
  expect(mapText(turned)).toBe(mapText(facts))
})
