import { QueryClient } from '@tanstack/react-query'
import { createBus } from '@tessera/bus'
import { createClient } from '@tessera/client'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { sessionChanged, sessionEnded } from '@tessera/contracts/events/facts'
import { createStores } from '@tessera/module/host'
import { answerWith } from '@tessera/testing/answers'
import { expect, test, vi } from 'vitest'
import { module } from '../../test/registry.ts'
import { viewer } from '../../test/viewer.ts'
import { createOverlays } from '../overlays/overlays.ts'
import { watchSession } from './watch-session.ts'

const logInNeeded = { code: 'log-in-needed' } as const
const saving = { method: 'POST' } as const
const reading = { method: 'GET' } as const

/** A page on which somebody is, or nobody, and a service that says who is. */
function watching(shown: Viewer | null, atService: () => Viewer | null) {
  const bus = createBus({ report: () => {} })
  const stores = createStores({
    ...{ viewer: shown, returning: null, experiments: {}, theme: 'system', locale: 'en' },
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

const logIn = expect.objectContaining({ start: 'log-in', tagline: expect.any(String) })

test('whose session has ended stays on the screen, and the log-in opens over it', async () => {
  const { session, stores, open } = watching(viewer, () => null)
  session.failed(logInNeeded, saving)
  await vi.waitFor(() => expect(open()).toEqual([logIn]))
  expect(session.$ended.get()).toBe(true)
  expect(stores.$viewer.get()).toEqual(viewer)
})

test('the other tabs hear of it and offer the log-in as well', () => {
  const { bus, open } = watching(viewer, () => null)
  bus.emit(sessionEnded, {})
  expect(open()).toEqual([logIn])
})

test('several failed calls are one question and one log-in', async () => {
  const { session, asked, open } = watching(viewer, () => null)
  session.failed(logInNeeded, saving)
  session.failed(logInNeeded, saving)
  await vi.waitFor(() => expect(open()).toHaveLength(1))
  session.failed(logInNeeded, saving)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  expect(open()).toHaveLength(1)
})

test('whoever closed the log-in is offered it again by what they do, and not by what a page asks for', async () => {
  const { session, overlays, open, asked } = watching(viewer, () => null)
  session.failed(logInNeeded, saving)
  await vi.waitFor(() => expect(open()).toHaveLength(1))
  for (const { key } of overlays.$open.get()) overlays.close(key)
  session.failed(logInNeeded, reading)
  expect(asked).toHaveBeenCalledOnce()
  session.failed(logInNeeded, saving)
  await vi.waitFor(() => expect(open()).toHaveLength(1))
})

test('after the log-in what is shown is asked for again', async () => {
  const { bus, session, queries } = watching(viewer, () => null)
  const invalidated = vi.spyOn(queries, 'invalidateQueries')
  bus.emit(sessionEnded, {})
  bus.emit(sessionChanged, { viewer })
  expect(session.$ended.get()).toBe(false)
  expect(invalidated).toHaveBeenCalledOnce()
})

test('a visitor who may not do something is no ended session, and neither is another failure', () => {
  const visiting = watching(null, () => null)
  visiting.session.failed(logInNeeded, saving)
  expect(visiting.asked).not.toHaveBeenCalled()
  const present = watching(viewer, () => null)
  present.session.failed({ code: 'password-wrong' }, saving)
  expect(present.asked).not.toHaveBeenCalled()
})

test('a session that is there after all has not ended', async () => {
  const { session, asked, open } = watching(viewer, () => viewer)
  session.failed(logInNeeded, saving)
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  await vi.waitFor(() => expect(open()).toEqual([]))
  expect(session.$ended.get()).toBe(false)
})

test('whoever leaves the page without logging in is a visitor from there on', () => {
  const { bus, session, stores } = watching(viewer, () => null)
  session.left()
  expect(stores.$viewer.get()).toEqual(viewer)
  bus.emit(sessionEnded, {})
  session.left()
  expect([stores.$viewer.get(), stores.$profile.get()]).toEqual([null, null])
  expect(session.$ended.get()).toBe(false)
})
