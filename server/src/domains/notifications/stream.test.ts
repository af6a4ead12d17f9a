import { livePath } from '@tessera/contracts/calls/notifications'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTab, readEvents } from '../../conformance/event-reader.ts'
import { idOf } from '../../conformance/instances.ts'
import { member, type Person } from '../../conformance/person.ts'
import { listen } from '../../main/listen.ts'
import { createMemoryService, type MemoryService } from '../../memory-service.ts'
import type { Live } from '../../platform/live/port.ts'
import { arrivalOf } from '../../web/arrival.ts'
import { sessions } from '../identity/tables.ts'
import { memberTopic } from './news.ts'
import { liveStreams } from './stream.ts'

const patience = { timeout: 5_000, interval: 10 }

let service: MemoryService
let subscribed = 0

beforeAll(async () => {
  service = await createMemoryService()
}, 60_000)
afterAll(() => service.stop())

/** The live messages of the service, with a count of those who listen. */
const countedLive = (): Live => ({
  ...service.ports.live,
  subscribe(topic, listener) {
    const end = service.ports.live.subscribe(topic, listener)
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
  const arrival = await arrivalOf(service.ports, request, { address: undefined, params: {} })
  if (arrival === undefined) throw new Error('Nobody arrived.')
  return streams.answer(arrival)
}

test('a quiet stream says that it is still there', async () => {
  const streams = streamsOf()
  const tab = readEvents(await open(streams, await member(service)))
  await vi.waitFor(() => expect(tab.text().match(/^: /gm)?.length).toBeGreaterThan(2), patience)
  expect(tab.text()).toMatch(/^retry: \d+$/m)
  expect(tab.events).toEqual([])
  streams.close()
})

test('a stream ends when its session does', async () => {
  const streams = streamsOf()
  const tab = readEvents(await open(streams, await member(service)))
  await vi.waitFor(() => expect(tab.text()).toContain(':'), patience)
  await service.ports.db.delete(sessions)
  await vi.waitFor(() => expect(tab.hasEnded()).toBe(true), patience)
  streams.close()
})

test('tabs that are gone leave nothing behind', async () => {
  const streams = streamsOf()
  const people = await Promise.all([member(service), member(service)])
  for (let round = 0; round < 50; round++)
    for (const person of people) await (await open(streams, person)).body?.cancel()
  expect(subscribed).toBe(0)
  streams.close()
})

test('a tab that does not read is let go, not remembered for', async () => {
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

test('a service that stops ends its streams and opens no more', async () => {
  const streams = streamsOf()
  const person = await member(service)
  const tab = readEvents(await open(streams, person))
  streams.close()
  await vi.waitFor(() => expect(tab.hasEnded()).toBe(true), patience)
  expect((await open(streams, person)).status).toBe(500)
  expect(subscribed).toBe(0)
})

test('no answer of the stream is kept, pressed or gathered on its way', async () => {
  const tab = await openTab(await member(service), { 'Accept-Encoding': 'gzip, br' })
  const { headers } = tab.response
  expect(headers.get('Cache-Control')).toContain('no-store')
  expect(headers.get('Content-Encoding')).toBeNull()
  await tab.close()
})

test('over a real line events come as they happen, and stopping waits for no stream', async () => {
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
