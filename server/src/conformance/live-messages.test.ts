import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sql } from '../platform/database/sql.ts'
import { waitBefore } from '../platform/live/listening.ts'
import type { LiveNews } from '../platform/live/port.ts'
import { type Connected, sharedDatabases } from './shared-databases.ts'

const patience = { timeout: 10_000, interval: 10 }
const message = (id: string) => ({ type: 'message', message: { kind: 'thing', id } })

for (const { kind, open } of sharedDatabases)
  describe(`live messages on ${kind}`, () => {
    let shared: Awaited<ReturnType<typeof open>>
    let here: Connected
    let there: Connected

    beforeAll(async () => {
      shared = await open()
      here = await shared.connect()
      there = await shared.connect()
    }, 90_000)
    afterAll(() => shared.stop())

    const hearing = (topic: `user:${string}`) => {
      const heard: LiveNews[] = []
      return { heard, end: there.live.subscribe(topic, (news) => void heard.push(news)) }
    }
    const publish = (topic: `user:${string}`, id: string) =>
      here.live.publish(topic, { kind: 'thing', id })

    test('a message goes out when its transaction commits, and not before', async () => {
      const { heard, end } = hearing('user:1')
      await here.database.db.transaction(async (tx) => {
        publish('user:1', '1')
        await tx.execute(sql`select pg_sleep(0.1)`)
        expect(heard).toEqual([])
      })
      await vi.waitFor(() => expect(heard).toEqual([message('1')]), patience)
      end()
    })

    test('a message of a rolled-back transaction does not go out', async () => {
      const { heard, end } = hearing('user:2')
      const aborted = here.database.db.transaction(async () => {
        publish('user:2', 'aborted')
        throw new Error('Taken back.')
      })
      await expect(aborted).rejects.toThrow('Taken back.')
      publish('user:2', 'after')
      await vi.waitFor(() => expect(heard).toEqual([message('after')]), patience)
      end()
    })

    test('messages come in order, to the listeners of their topic, until they stop', async () => {
      const [one, other] = [hearing('user:3'), hearing('user:4')]
      for (const id of ['1', '2', '3']) publish('user:3', id)
      await vi.waitFor(() => expect(one.heard).toEqual(['1', '2', '3'].map(message)), patience)
      one.end()
      publish('user:3', '4')
      publish('user:4', '5')
      await vi.waitFor(() => expect(other.heard).toEqual([message('5')]), patience)
      expect(one.heard).toHaveLength(3)
      other.end()
    })

    test('a message of more than a kind and an id is refused, since a notice holds 8,000 bytes', () => {
      for (const id of ['x'.repeat(65), 'a ring for Mira', ''])
        expect(() => publish('user:5', id)).toThrow()
    })
  })

describe('live messages over a broken connection', () => {
  const postgres = sharedDatabases.find(({ kind }) => kind === 'PostgreSQL')

  test('listeners are told to refetch after a reconnect, and receive messages again', async () => {
    const shared = await postgres?.open()
    if (shared === undefined) throw new Error('There is no PostgreSQL.')
    const { live } = await shared.connect()
    const heard: LiveNews[] = []
    live.subscribe('user:1', (news) => void heard.push(news))
    await shared.database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen%'`,
    )
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'missed' }]), patience)
    live.publish('user:1', { kind: 'thing', id: '1' })
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'missed' }, message('1')]), patience)
    await shared.stop()
  }, 90_000)

  test('the wait grows, up to half a minute, and differs between instances', () => {
    const waits = [0, 1, 2, 20].map((attempt) => waitBefore(attempt, 1))
    expect(waits).toEqual([250, 500, 1_000, 30_000])
    expect(waitBefore(2, 0)).toBe(500)
  })
})
