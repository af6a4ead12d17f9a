import { createClient } from '@tessera/client'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { HttpResponse, http } from 'msw'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestService } from './service.ts'
import { startTestService } from './service.ts'

let service: TestService

beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const client = () => createClient({ origin: service.origin, fetch: (request) => fetch(request) })

test("a module's calls reach the real service through fetch", async () => {
  const feed = await client().call(homeFeed, { page_size: 5 })
  expect(feed).toMatchObject({ ok: true, data: { length: 5 }, bookmark: expect.any(String) })
})

test('its rules hold there too: a visitor has no boards to save to', async () => {
  const boards = await client().call(pickerBoards, {})
  expect(boards).toMatchObject({ ok: false, error: { code: 'log-in-needed', apiErrorCode: 7 } })
})

test('a test can have one call answered otherwise', async () => {
  service.network.use(
    http.get('*/resource/HomeFeedResource/get/', () => HttpResponse.html('<html>')),
  )
  expect(await client().call(homeFeed, {})).toMatchObject({
    ok: false,
    error: { code: 'unreadable-answer' },
  })
})
