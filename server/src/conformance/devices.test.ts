import { endSession, listSessions, logOutEverywhere } from '@tessera/contracts/calls/security'
import { logIn } from '@tessera/contracts/calls/session'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { describe, expect, test, vi } from 'vitest'
import { disableAccount } from '../contexts/identity/accounts/end-sessions.ts'
import { oneDatabase } from './database-kinds.ts'
import { openTab } from './event-reader.ts'
import { openedService } from './opened-service.ts'
import { member, type Person, password, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const patience = { timeout: 10_000 }

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`devices on ${kind}`, () => {
    const service = openedService(open)

    const loggedIn = async (email: string, userAgent = '') => {
      const browser = visitor(service())
      await browser.send(logIn.path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
        body: JSON.stringify({ username_or_email: email, password }),
      })
      return browser
    }
    const isIn = async (person: Person) => (await person.done(getViewer, {})) !== null

    test('a person sees where they are logged in, on which devices, and which one is current', async () => {
      const person = await member(service())
      const { email } = await selfOf(person)
      const other = await loggedIn(email, firefox)
      const list = await other.done(listSessions, {})
      expect(list).toHaveLength(2)
      expect(list.find(({ current }) => current)).toMatchObject({
        browser: 'Firefox',
        system: 'Linux',
      })
      expect(list.find(({ current }) => !current)).toMatchObject({ browser: '', system: '' })
      const token = other.cookieOf('__Host-session') ?? 'none'
      expect(JSON.stringify(list)).not.toContain(token)
      for (const { id } of list) expect(await isIn(knowing(id))).toBe(false)
    })

    /** A browser by the session cookie that the list of devices names. */
    function knowing(id: string): Person {
      const thief = visitor(service())
      thief.keep('__Host-session', id)
      return thief
    }

    test('one session can end another with its open tabs, and the rest stay', async () => {
      const person = await member(service())
      const { email } = await selfOf(person)
      const [lost, kept] = [await loggedIn(email, firefox), await loggedIn(email)]
      const [lostTab, keptTab] = [await openTab(lost), await openTab(kept)]
      const list = await person.done(listSessions, {})
      const { id } = list.find(({ browser }) => browser === 'Firefox') ?? { id: '' }
      await person.done(endSession, { id })
      await vi.waitFor(() => expect(lostTab.hasEnded()).toBe(true), patience)
      expect(keptTab.hasEnded()).toBe(false)
      expect([await isIn(lost), await isIn(kept), await isIn(person)]).toEqual([false, true, true])
      expect((await person.call(endSession, { id })).error?.code).toBe('not-found')
      await keptTab.close()
    })

    test('nobody can end another person’s session, or an unknown one', async () => {
      const [person, stranger] = [await member(service()), await member(service())]
      const [mine] = await person.done(listSessions, {})
      for (const id of [mine?.id, 'x', "' or true", '00000000-0000-0000-0000-00000000000g'])
        expect((await stranger.call(endSession, { id })).error?.code).toBe('not-found')
      expect(await isIn(person)).toBe(true)
    })

    test('logging out everywhere ends every session, or every other', async () => {
      const person = await member(service())
      const { email } = await selfOf(person)
      const [one, two] = [await loggedIn(email), await loggedIn(email)]
      const tab = await openTab(two)
      await one.done(logOutEverywhere, { keep_this: true })
      await vi.waitFor(() => expect(tab.hasEnded()).toBe(true), patience)
      expect([await isIn(person), await isIn(one), await isIn(two)]).toEqual([false, true, false])
      const three = await loggedIn(email)
      await one.done(logOutEverywhere, {})
      expect([await isIn(one), await isIn(three)]).toEqual([false, false])
      expect(one.cookieOf('__Host-session')).toBeNull()
    })

    test('deactivating an account ends all of its sessions', async () => {
      const person = await member(service())
      const { id, email } = await selfOf(person)
      const other = await loggedIn(email)
      const tab = await openTab(other)
      await disableAccount(service().ports, id, 'suspended')
      await vi.waitFor(() => expect(tab.hasEnded()).toBe(true), patience)
      expect([await isIn(person), await isIn(other)]).toEqual([false, false])
      const again = await visitor(service()).call(logIn, { username_or_email: email, password })
      expect(again.error?.code).toBe('suspended')
    })
  })
