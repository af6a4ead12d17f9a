import { defineEvent } from '@tessera/contracts/events/define-event'
import { pinSaved, profileSwitched } from '@tessera/contracts/events/facts'
import { BoardId, PinId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { BusFault } from './bus.ts'
import { createBus } from './bus.ts'
import type { TabMessage } from './tabs.ts'

const saved = {
  pinId: z.parse(PinId, '1'),
  savedPinId: z.parse(PinId, '2'),
  board: { id: z.parse(BoardId, '3'), name: 'Kitchen', url: '/mira/kitchen/' },
}

function busWithFaults() {
  const faults: BusFault[] = []
  return { faults, bus: createBus({ report: (fault) => faults.push(fault) }) }
}

test('everybody who listens hears an event, until they stop', () => {
  const { bus } = busWithFaults()
  const [one, two] = [vi.fn(), vi.fn()]
  const stop = bus.on(pinSaved, one)
  bus.on(pinSaved, two)
  bus.emit(pinSaved, saved)
  stop()
  bus.emit(pinSaved, saved)
  expect(one).toHaveBeenCalledTimes(1)
  expect(two).toHaveBeenCalledTimes(2)
})

test('a payload that does not fit is dropped and reported, never thrown', () => {
  const { bus, faults } = busWithFaults()
  const heard = vi.fn()
  bus.on(pinSaved, heard)
  // @ts-expect-error a payload of another shape
  bus.emit(pinSaved, { pinId: 'not digits' })
  expect(heard).not.toHaveBeenCalled()
  expect(faults.map(({ code }) => code)).toEqual(['event-invalid'])
})

test('whatever is emitted, nothing is thrown and only what fits is heard', () => {
  const { bus } = busWithFaults()
  const heard: unknown[] = []
  bus.on(pinSaved, (payload) => heard.push(payload))
  fc.assert(
    fc.property(fc.anything(), (payload) => {
      const known = heard.length
      Reflect.apply(bus.emit, bus, [pinSaved, payload])
      expect(heard.length === known || pinSaved.schema !== undefined).toBe(true)
    }),
  )
  for (const payload of heard) expect(z.safeParse(pinSaved.schema, payload).success).toBe(true)
})

test('a listener that throws is reported, and the others still hear', () => {
  const { bus, faults } = busWithFaults()
  const heard = vi.fn()
  bus.on(pinSaved, () => {
    throw new Error('broken')
  })
  bus.on(pinSaved, heard)
  bus.emit(pinSaved, saved)
  expect(heard).toHaveBeenCalledTimes(1)
  expect(faults).toEqual([{ code: 'listener-threw', event: 'pin.saved', detail: 'broken' }])
})

test('listeners are given data of their own, not each other’s', () => {
  const { bus } = busWithFaults()
  const seen: string[] = []
  bus.on(pinSaved, (payload) => {
    payload.board.name = 'spoiled'
  })
  bus.on(pinSaved, (payload) => seen.push(payload.board.name))
  bus.emit(pinSaved, saved)
  expect(seen).toEqual(['Kitchen'])
})

test('a late listener hears the last of an event that is replayed, and of no other', () => {
  const { bus } = busWithFaults()
  const [profile, pin] = [vi.fn(), vi.fn()]
  bus.emit(profileSwitched, { profileId: 'a' })
  bus.emit(profileSwitched, { profileId: 'b' })
  bus.emit(pinSaved, saved)
  bus.on(profileSwitched, profile)
  bus.on(pinSaved, pin)
  expect(profile.mock.calls).toEqual([[{ profileId: 'b' }]])
  expect(pin).not.toHaveBeenCalled()
})

test('a listener of another version does not hear, and somebody is told', () => {
  const { bus, faults } = busWithFaults()
  const heard = vi.fn()
  bus.on(
    defineEvent({ name: 'pin.saved', version: 2, schema: z.object({ pin: z.string() }) }),
    heard,
  )
  bus.emit(pinSaved, saved)
  expect(heard).not.toHaveBeenCalled()
  expect(faults.map(({ code }) => code)).toEqual(['event-version'])
})

test('an event marked so reaches the other tabs, and nonsense from there is dropped', () => {
  const posted: TabMessage[] = []
  let arrive = (_: TabMessage) => {}
  const faults: BusFault[] = []
  const bus = createBus({
    report: (fault) => faults.push(fault),
    tabs: {
      post: (message) => posted.push(message),
      listen(receive) {
        arrive = receive
        return () => {}
      },
    },
  })
  const heard = vi.fn()
  bus.on(pinSaved, heard)
  bus.emit(profileSwitched, { profileId: 'a' })
  arrive({ name: 'pin.saved', version: 1, payload: saved })
  arrive({ name: 'pin.saved', version: 1, payload: { nonsense: true } })
  expect(posted).toEqual([])
  expect(heard).toHaveBeenCalledTimes(1)
  expect(faults.map(({ code }) => code)).toEqual(['event-invalid'])
  bus.emit(pinSaved, saved)
  expect(posted.map(({ name }) => name)).toEqual(['pin.saved'])
})
