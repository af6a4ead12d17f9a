import { createClient } from '@tessera/client'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerBy } from './answer-by.ts'
import { answerError, handlers, serviceHandlers } from './handlers.ts'
import type { TestService } from './service.ts'
import { startTestService } from './service.ts'

let service: TestService

beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const client = () => createClient({ origin: service.origin, fetch: service.answer })

test('the client of a module reads pins from the real service', async () => {
  const feed = await client().call(homeFeed, { page_size: 5 })
  expect(feed).toMatchObject({ ok: true, data: { length: 5 }, bookmark: expect.any(String) })
})

test('the service refuses to list boards for a visitor', async () => {
  const boards = await client().call(pickerBoards, {})
  expect(boards).toMatchObject({ ok: false, error: { code: 'log-in-needed', apiErrorCode: 7 } })
})

test('the service knows a browser again by the cookies that it set', async () => {
  const { id } = await service.signUp()
  expect(await client().call(getViewer, {})).toMatchObject({ ok: true, data: { id } })
})

test('the service in memory answers the calls that no other handler answers', async () => {
  const answer = answerBy([
    ...handlers({ [pickerBoards.name]: () => answerError('too-busy') }),
    ...serviceHandlers(service),
  ])
  const behind = createClient({ origin: service.origin, fetch: answer })
  const boards = await behind.call(pickerBoards, {})
  expect(boards).toMatchObject({ ok: false, error: { code: 'too-busy' } })
  expect(await behind.call(homeFeed, { page_size: 5 })).toMatchObject({ data: { length: 5 } })
})
