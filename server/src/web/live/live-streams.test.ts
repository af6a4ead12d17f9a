import { type LiveEvent, livePath } from '@tessera/contracts/calls/notifications'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTab, readEvents } from '../../conformance/event-reader.ts'
import { idOf } from '../../conformance/instances.ts'
import { member, type Person } from '../../conformance/person.ts'
import type { LiveSource } from '../../contexts/base/live-source.ts'
import { memberTopic } from '../../contexts/identity/accounts/member-topic.ts'
import { sessions } from '../../contexts/identity/accounts/tables.ts'
import { listen } from '../../main/listen.ts'
import { createMemoryService, type MemoryService } from '../../memory-service.ts'
import type { Live } from '../../platform/live/port.ts'
import { loadContext, requestFacts } from '../load-context.ts'
import { liveStreams } from './live-streams.ts'

const patience = { timeout: 5_000, interval: 10 }

let service: MemoryService
let subscribed = 0

beforeAll(async () => {
  service = await createMemoryService()
}, 60_000)
afterAll(() => service.stop())

/** Wraps the live port and counts subscriptions for tabs. */
const countedLive = (): Live => ({
  ...service.ports.live,
  subscribe(topic, listener) {
    const end = service.ports.live.subscribe(topic, listener)
    // An instance hears of changed words for as long as it runs.
    if (topic === 'house') return end
    subscribed += 1
    return () => {
      subscribed -= 1
      end()
    }
  },
})

const streamsOf = (heartbeatMilliseconds = 20) =>
  liveStreams({ ...service.ports, live: countedLive() }, { heartbeatMilliseconds })

async function open(streams: ReturnType<typeof streamsOf>, person: Person): Promise<Response> {
  const headers = { Cookie: person.cookie() ?? '' }
  const request = new Request(`${service.origin}${livePath}`, { headers })
  const facts = requestFacts(service.ports, request, undefined)
  return streams.answer(await loadContext(service.ports, request, { facts }))
}

test('a stream carries what each source tells, first what its tab missed, while any tab is open', async () => {
  let tell: ((event: LiveEvent) => void) | undefined
  const watch: LiveSource['watch'] = (_, tellAll) => {
    tell = tellAll
    return () => {
      tell = undefined
    }
  }
  const missing = (kind: string): LiveSource => ({
    missed: async (_, { query }) => [{ kind, id: query.get('set') ?? 'none' }],
    watch,
  })
  const streams = liveStreams(service.ports, { sources: [missing('lamps'), missing('vases')] })
  const tab = readEvents(await open(streams, await member(service)))
  const missed = [
    { kind: 'lamps', id: 'none' },
    { kind: 'vases', id: 'none' },
  ]
  await vi.waitFor(() => expect(tab.events).toEqual(missed), patience)
  tell?.({ kind: 'vases', id: '2' })
  await vi.waitFor(
    () => expect(tab.events).toEqual([...missed, { kind: 'vases', id: '2' }]),
    patience,
  )
  streams.close()
  expect(tell).toBeUndefined()
})

test('an idle stream sends heartbeats', async () => {
  const streams = streamsOf()
  const tab = readEvents(await open(streams, await member(service)))
  await vi.waitFor(() => expect(tab.text().match(/^: /gm)?.length).toBeGreaterThan(2), patience)
  expect(tab.text()).toMatch(/^retry: \d+$/m)
  expect(tab.events).toEqual([])
  streams.close()
})

test('a stream ends when its session ends', async () => {
  const streams = streamsOf()
  const tab = readEvents(await open(streams, await member(service)))
  await vi.waitFor(() => expect(tab.text()).toContain(':'), patience)
  await service.ports.db.delete(sessions)
  await vi.waitFor(() => expect(tab.hasEnded()).toBe(true), patience)
  streams.close()
})

test('closed tabs leave no subscriptions', async () => {
  const streams = streamsOf()
  const people = await Promise.all([member(service), member(service)])
  for (let round = 0; round < 50; round++)
    for (const person of people) await (await open(streams, person)).body?.cancel()
  expect(subscribed).toBe(0)
  streams.close()
})

test('a stream ends when its tab stops reading', async () => {
  const streams = streamsOf(60_000)
  const person = await member(service)
  const response = await open(streams, person)
  expect(subscribed).toBe(1)
  const topic = memberTopic(await idOf(person))
  for (let id = 1; id < 1_000; id++)
    service.ports.live.publish(topic, { kind: 'x', id: String(id) })
  expect(subscribed).toBe(0)
  expect((await response.text()).length).toBeLessThan(20_000)
  streams.close()
})

test('a tab fetches again when what it missed cannot be read, and hears what comes afterwards', async () => {
  const missed = () => Promise.reject(new Error('no database'))
  const streams = liveStreams(service.ports, { sources: [{ missed }] })
  const person = await member(service)
  const tab = readEvents(await open(streams, person))
  const refetch = { kind: 'refetch', id: '' }
  await vi.waitFor(() => expect(tab.events).toEqual([refetch]), patience)
  const news = { kind: 'x', id: '1' }
  service.ports.live.publish(memberTopic(await idOf(person)), news)
  await vi.waitFor(() => expect(tab.events).toEqual([refetch, news]), patience)
  streams.close()
})

test('a stream ends when too many events come before those that its tab missed', async () => {
  const missed = () => new Promise<never>(() => {})
  const streams = liveStreams({ ...service.ports, live: countedLive() }, { sources: [{ missed }] })
  const person = await member(service)
  const tab = readEvents(await open(streams, person))
  const topic = memberTopic(await idOf(person))
  for (let id = 1; id <= 300; id++) service.ports.live.publish(topic, { kind: 'x', id: String(id) })
  await vi.waitFor(() => expect(tab.hasEnded()).toBe(true), patience)
  expect(subscribed).toBe(0)
})

test('a stop tells all tabs to reconnect and refuses new streams for a moment', async () => {
  const streams = streamsOf()
  const person = await member(service)
  const tab = readEvents(await open(streams, person))
  streams.close()
  await vi.waitFor(() => expect(tab.hasEnded()).toBe(true), patience)
  expect(tab.text()).toMatch(/^retry: \d{4}\n\n$/m)
  const refused = await open(streams, person)
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '1'])
  expect(subscribed).toBe(0)
})

test('a stream is neither cached nor compressed nor buffered', async () => {
  const tab = await openTab(await member(service), { 'Accept-Encoding': 'gzip, br' })
  const { headers } = tab.response
  expect(headers.get('Cache-Control')).toContain('no-store')
  expect(headers.get('Content-Encoding')).toBeNull()
  await tab.close()
})

test('over HTTP, events arrive as they happen, and stopping the service does not wait for streams', async () => {
  const own = await createMemoryService()
  const listening = await listen('127.0.0.1', 0)
  if ('fault' in listening) throw new Error(listening.fault)
  listening.answerWith(own.fetch)
  const person = await member(own)
  const headers = { Cookie: person.cookie() ?? '', 'Accept-Encoding': 'gzip' }
  const tab = readEvents(await fetch(`http://127.0.0.1:${listening.port}${livePath}`, { headers }))
  await vi.waitFor(() => expect(tab.place()).toBeDefined(), patience)
  own.ports.live.publish(memberTopic(await idOf(person)), { kind: 'x', id: '1' })
  await vi.waitFor(() => expect(tab.events).toEqual([{ kind: 'x', id: '1' }]), patience)
  const begun = performance.now()
  await own.stop()
  await listening.close()
  expect(performance.now() - begun).toBeLessThan(1_500)
  await vi.waitFor(() => expect(tab.hasEnded()).toBe(true), patience)
}, 60_000)
