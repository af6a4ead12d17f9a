import { followUser } from '@tessera/contracts/calls/follows'
import { livePath } from '@tessera/contracts/calls/notifications'
import { logIn, logOut } from '@tessera/contracts/calls/session'
import { Envelope } from '@tessera/contracts/envelope'
import { ActionId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { memberTopic } from '../contexts/identity/accounts/member-topic.ts'
import { notify } from '../contexts/pins/notifications/notify.ts'
import { createServiceOver, type MemoryService } from '../memory-service.ts'
import { openTab, type Tab } from './event-reader.ts'
import { idOf, onInstance } from './instances.ts'
import { member, password, visitor } from './person.ts'
import { selfOf } from './self-of.ts'
import { sharedDatabases } from './shared-databases.ts'

const patience = { timeout: 10_000, interval: 10 }

for (const { kind, open } of sharedDatabases)
  describe(`live streams on ${kind}`, () => {
    let shared: Awaited<ReturnType<typeof open>>
    let here: MemoryService
    let there: MemoryService

    beforeAll(async () => {
      shared = await open()
      here = await createServiceOver(shared.database)
      there = kind === 'PGlite' ? here : await createServiceOver((await shared.connect()).database)
    }, 90_000)
    afterAll(async () => {
      if (there !== here) await there.stop()
      await here.stop()
      await shared.stop()
    })

    const follow = async (followed: Awaited<ReturnType<typeof member>>) => {
      const fan = await member(here)
      await fan.done(followUser, { user_id: await idOf(followed) })
    }

    test('a notification reaches a stream on another instance', async () => {
      const person = await member(here)
      const tab = await openTab(onInstance(there, person))
      expect(tab.response.headers.get('Content-Type')).toContain('text/event-stream')
      await follow(person)
      await vi.waitFor(() => expect(tab.events).toHaveLength(1), patience)
      expect(tab.events).toEqual([{ kind: 'notification', id: tab.place() }])
      await tab.close()
    })

    test('a stream gets nothing of a rolled-back transaction, nor of other people', async () => {
      const [person, other] = [await member(here), await member(here)]
      const tab = await openTab(onInstance(there, person))
      const [userId, actorId] = [await idOf(person), await idOf(other)]
      const aborted = here.ports.db.transaction(async (tx) => {
        await notify(tx, here.ports, userId, { kind: 'followed', actorId })
        throw new Error('Taken back.')
      })
      await expect(aborted).rejects.toThrow('Taken back.')
      await follow(other)
      here.ports.live.publish(memberTopic(userId), { kind: 'last', id: '1' })
      await vi.waitFor(() => expect(tab.events).toEqual([{ kind: 'last', id: '1' }]), patience)
      await tab.close()
    })

    test('a tab that reconnects gets what it missed, in order and once', async () => {
      const person = await member(here)
      const first = await openTab(person)
      await vi.waitFor(() => expect(first.place()).toBeDefined(), patience)
      await first.close()
      for (let times = 0; times < 3; times++) await follow(person)
      const headers = { 'Last-Event-ID': first.place() ?? '' }
      const second = await openTab(onInstance(there, person), headers)
      await vi.waitFor(() => expect(second.events).toHaveLength(3), patience)
      await follow(person)
      await vi.waitFor(() => expect(second.events).toHaveLength(4), patience)
      const ids = second.events.map(({ id }) => BigInt(id))
      expect(ids).toEqual([...new Set(ids)].toSorted((one, next) => (one < next ? -1 : 1)))
      await second.close()
    })

    test('a tab that missed too much is told to refetch, and the latest id', async () => {
      const person = await member(here)
      const userId = await idOf(person)
      for (let times = 0; times <= limits.liveReplay; times++) {
        const actionId = ActionId.parse(here.ports.ids.next())
        await notify(here.ports.db, here.ports, userId, {
          kind: 'action-finished',
          actionId,
          data: {},
        })
      }
      const tab = await openTab(person, { 'Last-Event-ID': '1' })
      await vi.waitFor(() => expect(tab.events).toHaveLength(limits.liveReplay + 1), patience)
      expect(tab.events[0]?.kind).toBe('refetch')
      await tab.close()
    })

    test('an impossible Last-Event-ID is ignored', async () => {
      const person = await member(here)
      for (const place of ['9999999999999999999', '-1', 'x', '']) {
        const tab = await openTab(person, { 'Last-Event-ID': place })
        await vi.waitFor(() => expect(tab.place()).toBeDefined(), patience)
        expect(tab.events).toEqual([])
        await tab.close()
      }
    })

    test('the oldest of too many tabs of a browser is closed, and told so; other browsers keep theirs', async () => {
      const person = await member(here)
      const { email } = await selfOf(person)
      const phone = visitor(here)
      await phone.done(logIn, { username_or_email: email, password })
      const phoneTab = await openTab(phone)
      const tabs: Tab[] = []
      for (let tab = 0; tab <= limits.liveStreams; tab++) tabs.push(await openTab(person))
      await vi.waitFor(() => expect(tabs.map((tab) => tab.hasEnded())[0]).toBe(true), patience)
      expect(tabs[0]?.events).toEqual([{ kind: 'displaced', id: '' }])
      expect([phoneTab, ...tabs].filter((tab) => tab.hasEnded())).toHaveLength(1)
      for (const tab of [phoneTab, ...tabs]) await tab.close()
    })

    test('logging out ends the streams of that session only, on every instance', async () => {
      const [person, bystander] = [await member(here), await member(here)]
      const mine = await openTab(onInstance(there, person))
      const theirs = await openTab(onInstance(there, bystander))
      await person.done(logOut, {})
      await vi.waitFor(() => expect(mine.hasEnded()).toBe(true), patience)
      expect(theirs.hasEnded()).toBe(false)
      await theirs.close()
    })

    test('a visitor gets no stream, but the log-in error', async () => {
      const answer = await visitor(here).send(livePath)
      expect(answer.status).toBe(401)
      const { resource_response: came } = Envelope.parse(await answer.json())
      expect(came.error).toMatchObject({ code: 'log-in-needed', api_error_code: 7 })
    })

    test('a stream needs GET, from the product’s own pages', async () => {
      const person = await member(here)
      for (const method of ['HEAD', 'POST'])
        expect((await person.send(livePath, { method })).status).toBe(405)
      const headers = { 'Sec-Fetch-Site': 'cross-site' }
      expect((await person.send(livePath, { headers })).status).toBe(403)
    })
  })
