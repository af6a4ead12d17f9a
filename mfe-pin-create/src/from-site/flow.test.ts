import { PinId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { idle, next, type Readiness, type SaveEvent } from './flow.ts'

const place = { board: { id: '10', name: 'Quiet corners' }, section: null }
const pinId = z.parse(PinId, '42')
const ready: Readiness = { kind: 'ready', mediaId: '77' }
const coming: Readiness = { kind: 'coming' }
const missing: Readiness = { kind: 'missing' }

const chosen = (image: Readiness): SaveEvent => ({ type: 'place-chosen', place, image })
const changed = (image: Readiness): SaveEvent => ({ type: 'image-changed', image })
const after = (...events: readonly SaveEvent[]) => events.reduce(next, idle)
const creating = { kind: 'creating', place, subject: { kind: 'image', mediaId: '77' } }

test('S4.17 a chosen board leads from idle to creating, and then to success or back to idle', () => {
  expect(after(chosen(ready))).toEqual(creating)
  expect(after(chosen(ready), { type: 'created', pinId })).toEqual({
    kind: 'created',
    place,
    pinId,
  })
  expect(after(chosen(ready), { type: 'failed' })).toEqual(idle)
})

test('S4.18 a board that is chosen early waits for the image', () => {
  expect(after(chosen(coming))).toEqual({ kind: 'waiting', place })
  expect(after(chosen(coming), changed(coming))).toEqual({ kind: 'waiting', place })
  expect(after(chosen(coming), changed(ready))).toEqual(creating)
  expect(after(chosen(coming), { type: 'cancel-pressed' })).toEqual(idle)
})

test('a choice without an image says so until there is one', () => {
  const fault = { ...idle, fault: 'no-image' }
  expect(after(chosen(missing))).toEqual(fault)
  expect(after(chosen(coming), changed(missing))).toEqual(fault)
  expect(after(chosen(missing), changed(missing))).toEqual(fault)
  expect(after(chosen(missing), changed(coming))).toEqual(idle)
})

test('nothing is chosen twice while a pin is created', () => {
  const other = { board: { id: '11', name: 'Lamps' }, section: null }
  const again: SaveEvent = { type: 'place-chosen', place: other, image: ready }
  expect(after(chosen(ready), again)).toEqual(creating)
  expect(after(chosen(coming), again)).toEqual({ kind: 'waiting', place })
})

test('S7.2 a pin that exists is saved to further boards by its id', () => {
  const saved = [
    chosen(ready),
    { type: 'created', pinId },
    { type: 'another-board' },
    chosen(missing),
  ] as const
  const subject = { kind: 'pin', pinId }
  expect(after(...saved)).toEqual({ kind: 'creating', place, subject })
  expect(after(...saved, { type: 'failed' })).toEqual({ ...idle, pinId })
})
