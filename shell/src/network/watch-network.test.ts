// @vitest-environment jsdom

import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import { createClient, createQueries } from '@tessera/client'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { timings } from '@tessera/contracts/timings'
import { answerWith } from '@tessera/testing/answers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchCalls, watchNetwork } from './watch-network.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Watches a service that the test can make unreachable. */
function watching() {
  const service = { there: true, asked: 0 }
  const client = createClient({
    origin: 'http://localhost:3000',
    fetch: async () => {
      service.asked += 1
      if (!service.there) throw new TypeError('Failed to fetch')
      return answerWith(null)
    },
  })
  const queries = createQueries()
  queries.setDefaultOptions({ queries: { retry: false } })
  const network = watchNetwork({ client, queries, page: window })
  return { service, client, queries, network, state: () => network.$network.get() }
}

const flush = () => vi.advanceTimersByTimeAsync(0)

test('after a call without an answer the service is asked with increasing delays until it answers', async () => {
  const { service, network, state } = watching()
  service.there = false
  network.failed({ code: 'offline' })
  await flush()
  expect([state(), service.asked]).toEqual(['unreachable', 1])
  await vi.advanceTimersByTimeAsync(timings.reachAgain)
  expect(service.asked).toBe(2)
  await vi.advanceTimersByTimeAsync(timings.reachAgain)
  expect(service.asked).toBe(2)
  service.there = true
  await vi.advanceTimersByTimeAsync(timings.reachAgain)
  expect([state(), service.asked]).toEqual(['reached', 3])
})

test('a single failed call shows nothing while the service answers', async () => {
  const { network, state } = watching()
  network.failed({ code: 'offline' })
  await flush()
  expect(state()).toBe('reached')
})

test('any answer of the service, also an error, counts as reachable', async () => {
  const { network, service } = watching()
  network.failed({ code: 'not-found' })
  network.failed({ code: 'timeout' })
  await flush()
  expect(service.asked).toBe(0)
})

test('a device without a network is offline, and back online when the service answers', async () => {
  const { state, service } = watching()
  window.dispatchEvent(new Event('offline'))
  expect(state()).toBe('offline')
  service.there = false
  window.dispatchEvent(new Event('online'))
  await flush()
  expect(state()).toBe('unreachable')
  service.there = true
  await vi.advanceTimersByTimeAsync(timings.reachAgain)
  expect(state()).toBe('reached')
})

test("'Try again' asks the service at once", async () => {
  const { network, service, state } = watching()
  service.there = false
  network.failed({ code: 'offline' })
  await flush()
  service.there = true
  network.tryAgain()
  await flush()
  expect(state()).toBe('reached')
})

test('failed queries are retried once the service answers; a list retries its next page', async () => {
  const { network, queries, service } = watching()
  const asked: string[] = []
  const answer = (what: string) => async () => {
    asked.push(what)
    if (!service.there) throw new Error('not reached')
    return what
  }
  const list = new InfiniteQueryObserver(queries, {
    queryKey: ['list'],
    queryFn: ({ pageParam }) => answer(`page ${pageParam}`)(),
    initialPageParam: 1,
    getNextPageParam: (_, __, last) => last + 1,
  })
  const one = new QueryObserver(queries, { queryKey: ['one'], queryFn: answer('one') })
  const stops = [list.subscribe(() => {}), one.subscribe(() => {})]
  await flush()
  service.there = false
  await list.fetchNextPage()
  network.failed({ code: 'offline' })
  await flush()
  service.there = true
  asked.length = 0
  network.tryAgain()
  await flush()
  expect(asked).toEqual(['page 2'])
  expect(list.getCurrentResult().data?.pages).toEqual(['page 1', 'page 2'])
  for (const stop of stops) stop()
})

test('every failed call is reported and still returned to its caller', async () => {
  const { client, service } = watching()
  const failed = vi.fn()
  service.there = false
  const result = await watchCalls(client, failed).call(getViewer, {})
  expect(result).toMatchObject({ ok: false, error: { code: 'offline' } })
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'offline' }), getViewer)
})
