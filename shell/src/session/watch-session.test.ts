import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { createBus } from '@tessera/bus'
import { createClient } from '@tessera/client'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { sessionChanged, sessionEnded } from '@tessera/contracts/events/facts'
import { createStores } from '@tessera/module/host'
import { answerWith } from '@tessera/testing/answers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { module } from '../../test/registry.ts'
import { viewer } from '../../test/viewer.ts'
import { createOverlays } from '../overlays/overlays.ts'
import { watchSession } from './watch-session.ts'

const logInNeeded = { code: 'log-in-needed' } as const
const saving = { method: 'POST' } as const
const reading = { method: 'GET' } as const

/** Watches a page with this viewer, against a service that knows its own viewer. */
function watching(shown: Viewer | null, atService: () => Viewer | null) {
  const bus = createBus({ report: () => {} })
  const stores = createStores({
    viewer: shown,
    returning: null,
    experiments: {},
    theme: 'system',
    locale: 'en',
  })
  const queries = new QueryClient()
  const overlays = createOverlays({
    modules: [module('auth', { overlays: ['sign-up'] })],
    report: () => {},
  })
  const asked = vi.fn(async () => answerWith(atService()))
  const client = createClient({ origin: 'http://localhost:3000', fetch: asked })
  const session = watchSession({ bus, client, stores, queries, overlays })
  const open = () => overlays.$open.get().map(({ input }) => input)
  return { bus, stores, queries, overlays, session, asked, open }
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 }))
afterEach(() => void vi.useRealTimers())

const logIn = expect.objectContaining({ start: 'log-in', tagline: expect.any(String) })

test('when a session ends, the page stays and the log-in opens over it', async () => {
  const { session, stores, open } = watching(viewer, () => null)
  session.failed(logInNeeded, saving)
  await vi.waitFor(() => expect(open()).toEqual([logIn]))
  expect(session.$ended.get()).toBe(true)
  expect(stores.$viewer.get()).toEqual(viewer)
})

test('a suspension opens the dialog about it, once', async () => {
  const { session, asked, open } = watching(viewer, () => null)
  session.failed({ code: 'suspended' }, reading)
  session.failed({ code: 'suspended' }, saving)
  const dialog = { source: 'homePage', start: 'log-in', suspended: true }
  expect(open()).toEqual([dialog])
  expect(session.$ended.get()).toBe(true)
  expect(asked).not.toHaveBeenCalled()
})

test('other tabs offer the log-in too', () => {
  const { bus, open } = watching(viewer, () => null)
  bus.emit(sessionEnded, {})
  expect(open()).toEqual([logIn])
})

test('several failed calls cause one check and one log-in', async () => {
  const { session, asked, open } = watching(viewer, () => null)
  session.failed(logInNeeded, saving)
  session.failed(logInNeeded, saving)
  await vi.waitFor(() => expect(open()).toHaveLength(1))
  session.failed(logInNeeded, saving)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(4))
  expect(open()).toHaveLength(1)
})

test('after the log-in was closed, actions open it again and reads don’t', async () => {
  const { session, overlays, open, asked } = watching(viewer, () => null)
  session.failed(logInNeeded, saving)
  await vi.waitFor(() => expect(open()).toHaveLength(1))
  for (const { key } of overlays.$open.get()) overlays.close(key)
  session.failed(logInNeeded, reading)
  expect(asked).toHaveBeenCalledTimes(2)
  session.failed(logInNeeded, saving)
  await vi.waitFor(() => expect(open()).toHaveLength(1))
})

test('a log-in refetches the page', async () => {
  const { bus, session, queries } = watching(viewer, () => null)
  const invalidated = vi.spyOn(queries, 'invalidateQueries')
  bus.emit(sessionEnded, {})
  bus.emit(sessionChanged, { viewer })
  expect(session.$ended.get()).toBe(false)
  expect(invalidated).toHaveBeenCalledOnce()
})

test('a visitor’s refused call, or another error, does not end a session', () => {
  const visiting = watching(null, () => null)
  visiting.session.failed(logInNeeded, saving)
  expect(visiting.asked).not.toHaveBeenCalled()
  const present = watching(viewer, () => null)
  present.session.failed({ code: 'password-wrong' }, saving)
  expect(present.asked).not.toHaveBeenCalled()
})

test('a session that still exists has not ended', async () => {
  const { session, asked, open } = watching(viewer, () => viewer)
  session.failed(logInNeeded, saving)
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  await vi.waitFor(() => expect(open()).toEqual([]))
  expect(session.$ended.get()).toBe(false)
})

test('a session that got a new token while a call was on its way has not ended, and what failed is read again', async () => {
  const answers = [null, viewer]
  const { session, asked, open, queries } = watching(viewer, () => answers.shift() ?? null)
  const refetched = vi.spyOn(queries, 'refetchQueries')
  session.failed(logInNeeded, reading)
  await vi.waitFor(() => expect(refetched).toHaveBeenCalledOnce())
  expect(asked).toHaveBeenCalledTimes(2)
  expect(session.$ended.get()).toBe(false)
  expect(open()).toEqual([])
})

test('a read that is refused although the session exists is read again once', async () => {
  const { session, queries } = watching(viewer, () => viewer)
  const read = vi.fn(async () => {
    session.failed(logInNeeded, reading)
    throw new Error('Refused.')
  })
  const observer = new QueryObserver(queries, { queryKey: ['a'], queryFn: read, retry: false })
  const stop = observer.subscribe(() => {})
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(read).toHaveBeenCalledTimes(2)
  stop()
})

test('leaving the page without a log-in makes the viewer a visitor', () => {
  const { bus, session, stores } = watching(viewer, () => null)
  session.left()
  expect(stores.$viewer.get()).toEqual(viewer)
  bus.emit(sessionEnded, {})
  session.left()
  expect([stores.$viewer.get(), stores.$profile.get()]).toEqual([null, null])
  expect(session.$ended.get()).toBe(false)
})
