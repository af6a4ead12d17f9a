import { defineEvent, defineHandledRequest } from '@tessera/contracts/events/define-event'
import { profileSwitched } from '@tessera/contracts/events/facts'
import { BoardId, PinId } from '@tessera/contracts/ids'
import { type Parser, parserNow } from '@tessera/contracts/parser'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { BusFault } from './bus.ts'
import { createBus } from './bus.ts'
import type { TabMessage } from './tabs.ts'

/** A fact of these tests. */
const pinSaved = defineEvent({
  name: 'pin.saved',
  version: 1,
  tabs: true,
  schema: z.object({
    pinId: PinId,
    board: z.object({ id: BoardId, name: z.string(), url: z.string() }),
  }),
})

const saved = {
  pinId: z.parse(PinId, '1'),
  board: { id: z.parse(BoardId, '3'), name: 'Kitchen', url: '/mira/kitchen/' },
}

function busWithFaults() {
  const faults: BusFault[] = []
  return { faults, bus: createBus({ report: (fault) => faults.push(fault) }) }
}

test('every listener hears an event until it stops', () => {
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

test('an invalid payload is dropped and reported, never thrown', () => {
  const { bus, faults } = busWithFaults()
  const heard = vi.fn()
  bus.on(pinSaved, heard)
  // @ts-expect-error a payload of another shape
  bus.emit(pinSaved, { pinId: 'not digits' })
  expect(heard).not.toHaveBeenCalled()
  expect(faults.map(({ code }) => code)).toEqual(['event-invalid'])
})

test('no payload makes emit throw, and listeners hear only valid payloads', () => {
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

test('a listener that throws is reported, and the other listeners still hear the event', () => {
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

test('each listener gets its own copy of the payload', () => {
  const { bus } = busWithFaults()
  const seen: string[] = []
  bus.on(pinSaved, (payload) => {
    payload.board.name = 'spoiled'
  })
  bus.on(pinSaved, (payload) => seen.push(payload.board.name))
  bus.emit(pinSaved, saved)
  expect(seen).toEqual(['Kitchen'])
})

test('a late listener hears the last payload of an event with `replay`, and of no other event', () => {
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

test('a listener for another version of an event does not hear it, and the mismatch is reported', () => {
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

test('an event with `tabs` reaches other tabs, and an invalid payload from another tab is dropped', () => {
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

const tapped = defineHandledRequest({
  name: 'save.tapped',
  version: 1,
  schema: z.object({ pinId: PinId }),
})
const tap = { pinId: z.parse(PinId, '1') }

test('a request reaches its handler, and the sender learns that it is handled', () => {
  const { bus, faults } = busWithFaults()
  const handled = vi.fn()
  bus.handle(tapped, handled)
  expect(bus.request(tapped, tap)).toBe(true)
  expect(handled.mock.calls).toEqual([[tap]])
  expect(faults).toEqual([])
})

test('a request without a handler returns false at once and is reported', () => {
  const { bus, faults } = busWithFaults()
  expect(bus.request(tapped, tap)).toBe(false)
  const stop = bus.handle(tapped, () => {})
  stop()
  expect(bus.request(tapped, tap)).toBe(false)
  expect(faults.map(({ code }) => code)).toEqual(['request-unhandled', 'request-unhandled'])
})

test('a second handler of a request is reported and ignored', () => {
  const { bus, faults } = busWithFaults()
  const [first, second] = [vi.fn(), vi.fn()]
  bus.handle(tapped, first)
  const stopSecond = bus.handle(tapped, second)
  stopSecond()
  expect(bus.request(tapped, tap)).toBe(true)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0])
  expect(faults.map(({ code }) => code)).toEqual(['request-handled-twice'])
})

test('a request with an invalid payload or another version returns false and is reported', () => {
  const { bus, faults } = busWithFaults()
  const handled = vi.fn()
  bus.handle(tapped, handled)
  expect(bus.request(tapped, { pinId: 'not digits' })).toBe(false)
  expect(bus.request({ ...tapped, version: 2 }, tap)).toBe(false)
  expect(handled).not.toHaveBeenCalled()
  expect(faults.map(({ code }) => code)).toEqual(['event-invalid', 'event-version'])
})

test('a handler that throws is reported, and the request still counts as handled', () => {
  const { bus, faults } = busWithFaults()
  bus.handle(tapped, () => {
    throw new Error('broken')
  })
  expect(bus.request(tapped, tap)).toBe(true)
  expect(faults).toEqual([{ code: 'listener-threw', event: 'save.tapped', detail: 'broken' }])
})

const place = defineHandledRequest({
  name: 'events.place',
  version: 1,
  schema: z.object({ id: z.string() }),
  answer: z.object({ free: z.boolean() }),
})

test('a request with an answer gives it to whoever asks, parsed by the schema of the asker', async () => {
  const { bus, faults } = busWithFaults()
  bus.handle(place, async ({ id }) => ({ free: id === '1', more: 'dropped' }))
  expect(await bus.ask(place, { id: '1' })).toEqual({ free: true })
  // @ts-expect-error the payload has another field
  expect(await bus.ask(place, { name: '1' })).toBeUndefined()
  expect(faults.map(({ code }) => code)).toEqual(['event-invalid'])
})

test('asking resolves to undefined, with the reason, when no answer comes', async () => {
  const { bus, faults } = busWithFaults()
  expect(await bus.ask(place, { id: '1' })).toBeUndefined()
  const stop = bus.handle(place, async () => ({ free: 'maybe' }))
  expect(await bus.ask(place, { id: '1' })).toBeUndefined()
  expect(await bus.ask({ ...place, version: 2 }, { id: '1' })).toBeUndefined()
  stop()
  bus.handle(place, () => Promise.reject(new Error('down')))
  expect(await bus.ask(place, { id: '1' })).toBeUndefined()
  expect(faults.map(({ code }) => code)).toEqual([
    'request-unhandled',
    'event-invalid',
    'event-version',
    'listener-threw',
  ])
})

test('asking ends without an answer when the handler, or the parser, takes too long', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { bus, faults } = busWithFaults()
  let answer = (_: { free: boolean }) => {}
  bus.handle(place, () => new Promise((resolve) => (answer = resolve)))
  const asked = bus.ask(place, { id: '1' })
  await vi.advanceTimersByTimeAsync(timings.call - 1)
  expect(faults).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(await asked).toBeUndefined()
  answer({ free: true })
  const parser = { now: () => undefined, load: () => new Promise(() => {}) }
  const waiting = createBus({ report: (fault) => faults.push(fault), parser })
  const unread = waiting.ask(place, { id: '1' })
  await vi.advanceTimersByTimeAsync(timings.call)
  expect(await unread).toBeUndefined()
  expect(faults.map(({ code }) => code)).toEqual(['request-late', 'request-late'])
})

test('an answer in time leaves no timer', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { bus } = busWithFaults()
  bus.handle(place, () => ({ free: true }))
  expect(await bus.ask(place, { id: '1' })).toEqual({ free: true })
  expect(vi.getTimerCount()).toBe(0)
})

test('a watcher hears valid events and requests, also of other tabs, and no invalid ones', () => {
  const watch = vi.fn()
  let receive: (message: TabMessage) => void = () => {}
  const tabs = {
    post: () => {},
    listen: (hear: (message: TabMessage) => void) => {
      receive = hear
      return () => {}
    },
  }
  const bus = createBus({ report: () => {}, tabs, watch })
  bus.emit(pinSaved, saved)
  // @ts-expect-error a payload of another shape
  bus.emit(pinSaved, { pinId: 'not digits' })
  receive({ name: 'theme.chosen', version: 1, payload: { theme: 'dark' } })
  expect(watch.mock.calls.map(([{ name }]) => name)).toEqual(['pin.saved', 'theme.chosen'])
})

/** A parser that is there once it has loaded; each load ends as it is told to. */
function lateParser() {
  let now: Parser | undefined
  let ends = Promise.withResolvers<void>()
  return {
    source: { now: () => now, load: () => ends.promise },
    arrive() {
      now = parserNow()
      ends.resolve()
    },
    fail() {
      ends.reject(new Error('offline'))
      ends = Promise.withResolvers()
    },
  }
}

test('what is sent before the parser has loaded is parsed and heard in order as soon as it has', async () => {
  const faults: BusFault[] = []
  let fromTab: (message: TabMessage) => void = () => {}
  const posted = vi.fn()
  const tabs = {
    post: posted,
    listen: (hear: (message: TabMessage) => void) => {
      fromTab = hear
      return () => {}
    },
  }
  const { source, arrive } = lateParser()
  const bus = createBus({ report: (fault) => faults.push(fault), tabs, parser: source })
  const heard: string[] = []
  bus.on(pinSaved, ({ pinId }) => {
    heard.push(pinId)
    if (pinId === '1') bus.emit(pinSaved, { ...saved, pinId: z.parse(PinId, '4') })
  })
  bus.handle(tapped, ({ pinId }) => heard.push(`tapped ${pinId}`))
  bus.emit(pinSaved, saved)
  expect(bus.request(tapped, tap)).toBe(true)
  expect(bus.request({ ...tapped, name: 'nobody.handles' }, tap)).toBe(false)
  fromTab({ name: 'pin.saved', version: 1, payload: { ...saved, pinId: '2' } })
  fromTab({ name: 'pin.saved', version: 1, payload: { pinId: 'not digits' } })
  expect(heard).toEqual([])
  arrive()
  await vi.waitFor(() => expect(heard).toEqual(['1', 'tapped 1', '2', '4']))
  expect(faults.map(({ code }) => code)).toEqual(['request-unhandled', 'event-invalid'])
  expect(posted).toHaveBeenCalledTimes(2)
  bus.emit(pinSaved, saved)
  expect(heard.at(-2)).toBe('1')
})

test('a parser that fails to load is reported, and the next event brings those that wait', async () => {
  const faults: BusFault[] = []
  const { source, arrive, fail } = lateParser()
  const bus = createBus({ report: (fault) => faults.push(fault), parser: source })
  const heard = vi.fn()
  bus.on(pinSaved, heard)
  bus.emit(pinSaved, saved)
  fail()
  await vi.waitFor(() => expect(faults.map(({ code }) => code)).toEqual(['parser-not-loaded']))
  bus.emit(pinSaved, saved)
  arrive()
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
})
