import { InfiniteQueryObserver } from '@tanstack/react-query'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { expect, test } from 'vitest'
import { createClient } from './client.ts'
import { CallFailure, callErrorOf } from './failure.ts'
import { listOptions, primeQueries, queryOptions } from './queries.ts'
import { createQueries } from './query-client.ts'

const client = createClient({
  origin: 'http://localhost:3000',
  fetch: async () => new Response('', { status: 503 }),
})

test('queries find the answers from the document without a call', async () => {
  const queries = createQueries()
  primeQueries(queries, [{ call: homeFeed.name, input: {}, data: [], bookmark: 'b' }])
  expect(await queries.ensureQueryData(queryOptions(client, homeFeed, {}))).toEqual([])
  const list = new InfiniteQueryObserver(queries, listOptions(client, homeFeed, {}))
  expect(list.getCurrentResult().data?.pages).toEqual([{ data: [], bookmark: 'b' }])
  expect(list.getCurrentResult().hasNextPage).toBe(true)
})

test('a failed call is the error of its query', async () => {
  const options = queryOptions(client, homeFeed, {})
  const thrown = await options
    .queryFn({ signal: new AbortController().signal })
    .catch((error: unknown) => error)
  expect(callErrorOf(thrown)?.code).toBe('unreadable-answer')
  expect(callErrorOf(new Error('another'))).toBeUndefined()
  expect(thrown).toBeInstanceOf(CallFailure)
})
