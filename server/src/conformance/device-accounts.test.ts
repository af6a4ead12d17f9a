import {
  deviceAccounts,
  leaveAccount,
  leaveAllAccounts,
} from '@tessera/contracts/calls/device-accounts'
import {
  changePassword,
  endSession,
  listSessions,
  logOutEverywhere,
} from '@tessera/contracts/calls/security'
import { forgetDevice, logIn } from '@tessera/contracts/calls/session'
import { getViewer } from '@tessera/contracts/calls/viewer'
import type { UserId } from '@tessera/contracts/ids'
import { limits, loginMethods } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { describe, expect, test, vi } from 'vitest'
import { hashOfDevice } from '../contexts/identity/accounts/devices.ts'
import { disableAccount } from '../contexts/identity/accounts/end-sessions.ts'
import { memberTopic, sessionEnded } from '../contexts/identity/accounts/member-topic.ts'
import { devices, sessions, users } from '../contexts/identity/accounts/tables.ts'
import { eq } from '../platform/database/sql.ts'
import type { LiveNews } from '../platform/live/port.ts'
import { oneDatabase } from './database-kinds.ts'
import { openTab } from './event-reader.ts'
import { answered, authenticatorOwner, challenged, shownBy } from './guarded-person.ts'
import { openedService } from './opened-service.ts'
import { member, type Person, password, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const hour = 3_600_000
const day = 24 * hour

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`accounts of one browser on ${kind}`, () => {
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    const settings = { blockedEmailDomains: ['blocked.test'] }
    const service = openedService(() => open({ clock, sample: null, settings }))

    const add = (browser: Person, email: string) =>
      browser.done(logIn, { username_or_email: email, password, switch_account: true })
    const switchTo = (browser: Person, id: string) =>
      browser.call(logIn, {
        switch_to: id,
        switch_account: true,
        login_method: loginMethods.switchAccount,
      })
    /** Returns the account that a browser keeps and does not use. */
    const keptIn = async (browser: Person) =>
      (await browser.done(deviceAccounts, {})).find(({ current }) => !current)?.id ?? ''
    const whoIs = async (browser: Person) => (await browser.done(getViewer, {}))?.id ?? null

    /** A browser that is logged in to two accounts, and uses the second. */
    async function twoAccounts() {
      const first = await selfOf(await member(service()))
      const second = await selfOf(await member(service()))
      const browser = visitor(service())
      await add(browser, first.email)
      await add(browser, second.email)
      return { browser, first, second }
    }

    test('a log-in as another account leaves the first one logged in, and switching asks for no password', async () => {
      const { browser, first, second } = await twoAccounts()
      expect(await whoIs(browser)).toBe(second.id)
      const back = await switchTo(browser, first.id)
      expect(back.data).toMatchObject({ user: { id: first.id, username: first.username } })
      expect(await whoIs(browser)).toBe(first.id)
      await switchTo(browser, second.id)
      expect(await whoIs(browser)).toBe(second.id)
      expect(await browser.done(deviceAccounts, {})).toMatchObject([
        { id: second.id, current: true, needs_password: false },
        { id: first.id, current: false, needs_password: false },
      ])
    })

    test('each switch gives the session a new token, and no earlier one opens anything', async () => {
      const { browser, first, second } = await twoAccounts()
      const tokens = [browser.cookieOf('__Host-session')]
      for (const { id } of [first, second, first]) {
        await switchTo(browser, id)
        tokens.push(browser.cookieOf('__Host-session'))
      }
      expect(new Set(tokens).size).toBe(4)
      for (const token of tokens.slice(0, -1)) {
        const thief = visitor(service())
        thief.keep('__Host-session', token ?? '')
        expect(await whoIs(thief)).toBeNull()
      }
      const stored = JSON.stringify(await service().ports.db.select().from(sessions))
      for (const token of tokens) expect(stored).not.toContain(token)
      expect(stored).not.toContain(browser.cookieOf('__Host-device'))
    })

    test('the device cookie decides: an account’s id opens nothing in another browser', async () => {
      const { browser, first } = await twoAccounts()
      const { browser: other, second } = await twoAccounts()
      const copied = visitor(service())
      copied.keep('__Host-device', browser.cookieOf('__Host-device') ?? '')
      await add(browser, second.email)
      for (const stranger of [other, visitor(service()), copied]) {
        const before = await whoIs(stranger)
        expect((await switchTo(stranger, first.id)).error?.code).toBe('account-not-kept')
        await stranger.done(leaveAccount, { user_id: first.id, forget: true })
        expect(await whoIs(stranger)).toBe(before)
      }
      expect((await switchTo(browser, first.id)).error).toBeNull()
    })

    test('logging out of an account leaves the others, and the one used last continues', async () => {
      const { browser, first, second } = await twoAccounts()
      const third = await selfOf(await member(service()))
      await add(browser, third.email)
      await browser.done(leaveAccount, { user_id: second.id, forget: true })
      expect(await whoIs(browser)).toBe(third.id)
      expect((await switchTo(browser, second.id)).error?.code).toBe('account-not-kept')
      const { viewer } = await browser.done(leaveAccount, { user_id: third.id })
      expect([viewer?.id, await whoIs(browser)]).toEqual([first.id, first.id])
      expect((await switchTo(browser, third.id)).error?.code).toBe('account-not-kept')
      expect(await browser.done(leaveAccount, { user_id: first.id })).toEqual({ viewer: null })
      expect(browser.cookieOf('__Host-session')).toBeNull()
      expect(await browser.done(deviceAccounts, {})).toEqual([])
    })

    test.each([
      ['a suspended account', { state: 'suspended' }],
      ['an account whose address is blocked', { email: 'kept@blocked.test' }],
    ] as const)('%s is not listed, and its kept session opens nothing', async (_, changed) => {
      const { browser, first, second } = await twoAccounts()
      await service().ports.db.update(users).set(changed).where(eq(users.id, first.id))
      expect(await browser.done(deviceAccounts, {})).toMatchObject([{ id: second.id }])
      expect((await switchTo(browser, first.id)).error?.code).toBe('account-not-kept')
    })

    test('removing an account makes the browser unknown to it; logging out does not', async () => {
      const { browser, first, second } = await twoAccounts()
      const known = (id: UserId) => service().ports.db.$count(devices, eq(devices.userId, id))
      const before = [await known(first.id), await known(second.id)]
      await browser.done(leaveAccount, { user_id: first.id, forget: true })
      await browser.done(leaveAccount, { user_id: second.id })
      const after = [await known(first.id), await known(second.id)]
      expect(after).toEqual([(before[0] ?? 0) - 1, before[1]])
    })

    test.each([
      ['an account', (browser: Person, id: UserId) => browser.done(leaveAccount, { user_id: id })],
      ['all accounts', (browser: Person) => browser.done(leaveAllAccounts, {})],
      [
        'an account for another',
        async (browser: Person) => switchTo(browser, await keptIn(browser)),
      ],
    ])('leaving %s tells the tabs of the account in use at once', async (_, leave) => {
      const { browser, second } = await twoAccounts()
      const told: LiveNews[] = []
      const { live } = service().ports
      // Streams look for themselves at times, so a tab that closes proves nothing.
      const unsubscribe = live.subscribe(memberTopic(second.id), (news) => told.push(news))
      await leave(browser, second.id)
      const message = { kind: sessionEnded, id: 'ended' }
      await vi.waitFor(() => expect(told).toContainEqual({ type: 'message', message }))
      unsubscribe()
    })

    test('logging out of all accounts ends every session of that browser alone', async () => {
      const { browser, first, second } = await twoAccounts()
      const elsewhere = visitor(service())
      await add(elsewhere, first.email)
      await browser.done(leaveAllAccounts, {})
      expect(browser.cookieOf('__Host-session')).toBeNull()
      for (const { id } of [first, second])
        expect((await switchTo(browser, id)).error?.code).toBe('account-not-kept')
      expect([await whoIs(browser), await whoIs(elsewhere)]).toEqual([null, first.id])
    })

    test('forgetting the browser ends its kept sessions, and not the one in use', async () => {
      const { browser, first, second } = await twoAccounts()
      await browser.done(forgetDevice, {})
      const { db } = service().ports
      expect(await db.$count(sessions, eq(sessions.userId, first.id))).toBe(1)
      expect(await whoIs(browser)).toBe(second.id)
      expect((await switchTo(browser, first.id)).error?.code).toBe('account-not-kept')
    })

    test('a kept session is one of its account’s devices, and its tabs hear nothing while it waits', async () => {
      const { browser, first, second } = await twoAccounts()
      const tab = await openTab(browser)
      await switchTo(browser, first.id)
      await vi.waitFor(() => expect(tab.hasEnded()).toBe(true), { timeout: 10_000 })
      const elsewhere = visitor(service())
      await add(elsewhere, second.email)
      const waits = (await elsewhere.done(listSessions, {})).filter(({ parked }) => parked)
      expect(waits).toHaveLength(1)
      await elsewhere.done(endSession, { id: waits[0]?.id })
      expect((await switchTo(browser, second.id)).error?.code).toBe('account-not-kept')
      expect(await whoIs(browser)).toBe(first.id)
    })

    test.each([
      [
        'a new password',
        (person: Person) =>
          person.done(changePassword, { password, new_password: 'quite another' }),
      ],
      [
        'a log-out everywhere',
        (person: Person) => person.done(logOutEverywhere, { keep_this: true }),
      ],
      [
        'a suspension',
        async (person: Person) =>
          disableAccount(service().ports, (await selfOf(person)).id, 'suspended'),
      ],
    ])('%s ends the kept session of that account, and the other goes on', async (_, does) => {
      const { browser, first, second } = await twoAccounts()
      const elsewhere = visitor(service())
      await add(elsewhere, first.email)
      await does(elsewhere)
      expect((await switchTo(browser, first.id)).error?.code).toBe('account-not-kept')
      expect(await whoIs(browser)).toBe(second.id)
    })

    test('a kept session ends after thirty days without a switch, and half a year after its log-in', async () => {
      const { browser, first, second } = await twoAccounts()
      now += 20 * day
      expect(await whoIs(browser)).toBe(second.id)
      now += 11 * day
      expect((await switchTo(browser, first.id)).error?.code).toBe('account-not-kept')
      expect(await browser.done(deviceAccounts, {})).toMatchObject([{ id: second.id }])
      const used = await twoAccounts()
      for (let days = 0; days < 180; days += 20) {
        now += 20 * day
        await switchTo(used.browser, used.first.id)
        await switchTo(used.browser, used.second.id)
      }
      now += day
      expect((await switchTo(used.browser, used.first.id)).error?.code).toBe('account-not-kept')
    })

    test('an account with a second factor asks for password and code half a day after its log-in', async () => {
      const { email, secret, person } = await authenticatorOwner(service())
      const { id } = await selfOf(person)
      const browser = visitor(service())
      const asked = await challenged(service(), email, browser)
      expect(await answered(asked, shownBy(service(), secret))).toBe('in')
      const other = await selfOf(await member(service()))
      await add(browser, other.email)
      expect((await switchTo(browser, id)).error).toBeNull()
      await switchTo(browser, other.id)
      now += timings.switchWithFactorHours * hour + 1
      const listed = await browser.done(deviceAccounts, {})
      expect(listed.find((each) => each.id === id)?.needs_password).toBe(true)
      expect((await switchTo(browser, id)).error?.code).toBe('account-not-kept')
      expect(await browser.done(leaveAccount, { user_id: other.id })).toEqual({ viewer: null })
    })

    test('a factor that was added elsewhere is asked for at the next switch', async () => {
      const { email, secret, person } = await authenticatorOwner(service())
      const { id } = await selfOf(person)
      const browser = visitor(service())
      expect(
        await answered(await challenged(service(), email, browser), shownBy(service(), secret)),
      ).toBe('in')
      const { db } = service().ports
      const device = hashOfDevice(browser.cookieOf('__Host-device') ?? '')
      const confirmedAt = new Date(now - hour)
      await db.update(sessions).set({ confirmedAt }).where(eq(sessions.deviceHash, device))
      await add(browser, (await selfOf(await member(service()))).email)
      expect((await switchTo(browser, id)).error?.code).toBe('account-not-kept')
    })

    test('a browser stays logged in to ten accounts; one more ends the one used longest ago', async () => {
      const browser = visitor(service())
      const people = []
      for (let count = 0; count <= limits.deviceAccountsMax; count += 1) {
        const person = await selfOf(await member(service()))
        people.push(person.id)
        now += 1_000
        await add(browser, person.email)
      }
      const listed = (await browser.done(deviceAccounts, {})).map(({ id }) => id)
      expect(listed).toEqual(people.slice(1).reverse())
    })

    test('another log-in as the same account replaces its kept session', async () => {
      const { browser, first } = await twoAccounts()
      await add(browser, first.email)
      const { db } = service().ports
      expect(await db.$count(sessions, eq(sessions.userId, first.id))).toBe(2)
      expect(await browser.done(deviceAccounts, {})).toHaveLength(2)
    })

    test('a switch whose answer was lost can be asked for again', async () => {
      const { browser, first } = await twoAccounts()
      const before = browser.cookieOf('__Host-session') ?? ''
      await switchTo(browser, first.id)
      browser.keep('__Host-session', before)
      expect(await whoIs(browser)).toBeNull()
      expect((await switchTo(browser, first.id)).error).toBeNull()
      expect(await whoIs(browser)).toBe(first.id)
    })
  })
