// @vitest-environment jsdom
import { leaveAccount, leaveAllAccounts } from '@tessera/contracts/calls/device-accounts'
import { logIn } from '@tessera/contracts/calls/session'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { sessionChanged } from '@tessera/contracts/events/facts'
import { UserId } from '@tessera/contracts/ids'
import { loginMethods } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { type Answering, answerError, answers } from '@tessera/testing/answers'
import { testShell } from '@tessera/testing/shell'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { viewer } from '../../test/viewer.ts'
import { createAccountChange } from './account-change.ts'
import { takeArrival } from './arrival.ts'
import { keepAccounts } from './keep-accounts.ts'
import type { ListedAccount } from './listed-accounts.ts'
import { keepAccount, readAccounts, storedAccountOf } from './stored-accounts.ts'
import {
  logOut,
  logOutOfAll,
  removeAccount,
  requestSwitch,
  switchBack,
  switchTo,
} from './switching.ts'

const oto = { ...viewer, id: z.parse(UserId, '8'), username: 'oto', full_name: 'Oto Berg' }
const other: ListedAccount = {
  id: oto.id,
  username: 'oto',
  name: 'Oto Berg',
  email: 'oto@mail.test',
  picture: null,
  needsPassword: false,
}
const nowhere = { country: null, country_from_hostname: null, country_from_ip: null }
const client_context = { ...nowhere, region_from_ip: null }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

function tab({ unsaved = false, next = null as Viewer | null } = {}, ...pairs: Answering[]) {
  const service = answers(
    ...pairs,
    [logIn, () => ({ user: oto, client_context })],
    [leaveAccount, () => ({ viewer: next })],
    [leaveAllAccounts, () => null],
  )
  const { shell, stores, events, toasts, addresses } = testShell({
    viewer,
    moduleName: 'shell',
    answer: service.answer,
  })
  const loaded: (string | undefined)[] = []
  const holds = { has: () => unsaved }
  const accounts = createAccountChange({
    bus: shell.bus,
    stores,
    holds,
    overlays: { $open: { get: () => [] } },
    load: (to) => loaded.push(to),
  })
  shell.bus.on(sessionChanged, (session) => {
    if (session.viewer !== null && session.viewer.id !== stores.$viewer.get()?.id)
      accounts.follow(session.viewer)
    else stores.$viewer.set(session.viewer)
  })
  keepAccounts({ stores, parts: shell }, window)
  const names = () => events.map(({ name }) => name)
  return {
    shell: { accounts, holds, parts: shell },
    loaded,
    events,
    names,
    toasts,
    addresses,
    service,
  }
}

test('V2.49 a switch asks for no password, tells the other tabs and opens the profile', async () => {
  const { shell, loaded, events, service } = tab()
  await switchTo(shell, other)
  expect(service.asked).toEqual([
    {
      call: logIn.name,
      input: {
        switch_to: oto.id,
        switch_account: true,
        login_method: loginMethods.switchAccount,
      },
    },
  ])
  expect(events).toEqual([{ name: 'session.changed', payload: { viewer: oto } }])
  expect(loaded).toEqual(['/oto/'])
  expect(takeArrival(sessionStorage)).toEqual({ id: oto.id, after: 'switch' })
})

test('one tab switches at a time', async () => {
  const { shell, loaded, service } = tab()
  const waiting: (() => unknown)[] = []
  const request = (_: string, run: () => unknown) =>
    new Promise((resolve) => waiting.push(() => resolve(run())))
  vi.stubGlobal('navigator', { locks: { request } })
  const switched = switchTo(shell, other)
  await Promise.resolve()
  expect([waiting.length, service.asked]).toEqual([1, []])
  waiting[0]?.()
  await switched
  expect(loaded).toEqual(['/oto/'])
})

test('an account whose session has ended asks for its password, with the email filled in', async () => {
  const { shell, loaded, events } = tab({}, [logIn, () => answerError('account-not-kept')])
  await switchTo(shell, other)
  expect(events).toEqual([
    {
      name: 'auth.requested',
      payload: { source: 'homePage', start: 'log-in', switching: { email: 'oto@mail.test' } },
    },
  ])
  expect(loaded).toEqual([])
})

test('a switch that fails says why and changes nothing', async () => {
  const { shell, loaded, names, toasts } = tab({}, [logIn, () => Response.error()])
  await switchTo(shell, other)
  expect([names(), loaded, toasts.length]).toEqual([[], [], 1])
})

test('a tab with unsaved input asks before it switches', () => {
  const { shell, service } = tab({ unsaved: true })
  requestSwitch(shell, other)
  expect(shell.accounts.$dialog.get()).toEqual({ kind: 'leaving', account: other })
  expect(service.asked).toEqual([])
})

test('switching back to the account of a tab keeps its document', async () => {
  const { shell, loaded } = tab({ unsaved: true }, [
    logIn,
    () => ({ user: viewer, client_context }),
  ])
  shell.accounts.follow(oto)
  expect(shell.accounts.$dialog.get()?.kind).toBe('overtaken')
  await switchBack(shell, viewer)
  expect([shell.accounts.$dialog.get(), loaded]).toEqual([null, []])
})

test('logging out continues as the next account, and forgets the one that is left', async () => {
  keepAccount(localStorage, storedAccountOf(oto))
  localStorage.setItem(`tessera.searches.${viewer.id}`, '["green"]')
  const { shell, loaded, names } = tab({ next: oto })
  await logOut(shell, viewer)
  expect(names()).toEqual(['account.left', 'session.changed'])
  expect(loaded).toEqual(['/'])
  expect(readAccounts(localStorage).map(({ id }) => id)).toEqual([oto.id])
  expect(localStorage.getItem(`tessera.searches.${viewer.id}`)).toBeNull()
  expect(takeArrival(sessionStorage)).toEqual({ id: oto.id, after: 'log-out' })
})

test('logging out of the last account leaves a visitor, and nothing stored', async () => {
  const { shell, events, addresses, toasts } = tab()
  await logOut(shell, viewer)
  expect(events.at(-1)).toEqual({ name: 'session.changed', payload: { viewer: null } })
  expect([addresses, toasts.at(-1)?.text]).toEqual([['/'], "You've logged out."])
  expect(localStorage).toHaveLength(0)
})

test('V3.33 removing another account takes it from the stored ones, and leaves the viewer', async () => {
  keepAccount(localStorage, storedAccountOf(oto))
  const { shell, names, service } = tab()
  expect(await removeAccount(shell, other)).toBe(true)
  expect(service.asked[0]?.input).toEqual({ user_id: oto.id, forget: true })
  expect(names()).toEqual(['account.left'])
  expect(readAccounts(localStorage).map(({ id }) => id)).toEqual([viewer.id])
})

test('logging out of all accounts leaves nothing stored', async () => {
  keepAccount(localStorage, storedAccountOf(oto))
  const { shell, names } = tab()
  await logOutOfAll(shell, [viewer.id, oto.id])
  expect(names()).toEqual(['account.left', 'account.left', 'session.changed'])
  expect(localStorage).toHaveLength(0)
})
