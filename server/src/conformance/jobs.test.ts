import { z } from '@tessera/contracts/schema'
import { describe, expect, test, vi } from 'vitest'
import { sql } from '../platform/database/sql.ts'
import { defineJob, defineSweep } from '../platform/jobs/define-job.ts'
import { jobHandler } from '../platform/jobs/port.ts'
import type { LogFields } from '../platform/log/port.ts'
import { jobInstances } from './job-instances.ts'
import { sharedDatabases } from './shared-databases.ts'

const note = defineJob({ name: 'note', payload: z.strictObject({ text: z.string() }) })
const several = defineJob({ ...note, name: 'several', atOnce: 10 })
const fail = defineJob({
  name: 'fail',
  payload: z.strictObject({ secret: z.string() }),
  attempts: 2,
  backoffSeconds: 1,
})
const slow = defineJob({
  name: 'slow',
  payload: z.strictObject({}),
  leaseSeconds: 1,
  backoffSeconds: 1,
})
const sweep = defineSweep({ name: 'sweep', everySeconds: 3_600 })

const patience = { timeout: 15_000, interval: 20 }

for (const { kind, open } of sharedDatabases)
  describe(`jobs on ${kind}`, () => {
    const { start, statesOf } = jobInstances(open)

    /** Handlers that record their payloads. */
    const noting = (texts: string[]) =>
      jobHandler(note, async ({ payload }) => void texts.push(payload.text))

    test('a job runs once, with two instances that start at the same time', async () => {
      const texts: string[] = []
      const [one, two] = await Promise.all([start([noting(texts)]), start([noting(texts)])])
      const asked = Array.from({ length: 40 }, (_, at) => String(at))
      for (const [at, text] of asked.entries()) {
        const { jobs, database } = at % 2 === 0 ? one : two
        await jobs.enqueue(database.db, note, { text })
      }
      await vi.waitFor(() => expect(texts).toHaveLength(asked.length), patience)
      await vi.waitFor(async () => expect(await statesOf('note')).toEqual([]), patience)
      expect(texts.toSorted()).toEqual(asked.toSorted())
    })

    test('jobs that are taken together begin in the order in which they were asked for', async () => {
      const texts: string[] = []
      const handler = jobHandler(several, async ({ payload }) => void texts.push(payload.text))
      const { jobs, database } = await start([handler])
      await jobs.stop()
      const asked = Array.from({ length: 10 }, (_, at) => String(at))
      for (const text of asked) await jobs.enqueue(database.db, several, { text })
      await start([handler])
      await vi.waitFor(() => expect(texts).toHaveLength(asked.length), patience)
      expect(texts).toEqual(asked)
    })

    test('a rollback leaves no job, and a commit leaves it', async () => {
      const texts: string[] = []
      const { jobs, database } = await start([noting(texts)])
      const aborted = database.db.transaction(async (tx) => {
        await jobs.enqueue(tx, note, { text: 'aborted' })
        throw new Error('Taken back.')
      })
      await expect(aborted).rejects.toThrow('Taken back.')
      await database.db.transaction(async (tx) => {
        await jobs.enqueue(tx, note, { text: 'committed' })
        expect(texts).toEqual([])
      })
      await vi.waitFor(() => expect(texts).toEqual(['committed']), patience)
    })

    test('a job starts at once, also when another instance asks for it', async () => {
      const texts: string[] = []
      await start([noting(texts)])
      const asking = await start([])
      await new Promise((resolve) => setTimeout(resolve, 100))
      const asked = performance.now()
      await asking.jobs.enqueue(asking.database.db, note, { text: 'now' })
      await vi.waitFor(() => expect(texts).toEqual(['now']), { ...patience, interval: 5 })
      expect(performance.now() - asked).toBeLessThan(5_000)
    })

    test('a delayed job waits', async () => {
      const times: number[] = []
      const { jobs, database } = await start([
        jobHandler(note, async () => void times.push(performance.now())),
      ])
      const asked = performance.now()
      await jobs.enqueue(database.db, note, { text: 'later' }, { delaySeconds: 1 })
      await vi.waitFor(() => expect(times).toHaveLength(1), patience)
      expect((times[0] ?? 0) - asked).toBeGreaterThan(900)
    })

    test('a failing job is retried, ends as failed, and is logged without its payload', async () => {
      const logged: [string, LogFields][] = []
      const tell = (event: string, fields: LogFields = {}) => void logged.push([event, fields])
      const tries: number[] = []
      const failing = jobHandler(fail, async ({ attempt, payload }) => {
        tries.push(attempt)
        throw new Error(`Cannot write to ${payload.secret}.`)
      })
      const log = { info: tell, warn: tell, error: tell }
      const { jobs, database } = await start([failing], { log })
      const id = await jobs.enqueue(database.db, fail, { secret: 'mira@example.org' })
      await vi.waitFor(async () => expect(await statesOf('fail')).toEqual(['failed']), patience)
      expect(tries).toEqual([1, 2])
      expect(logged.map(([event, { job, id, attempt }]) => [event, job, id, attempt])).toEqual([
        ['job.to-be-retried', 'fail', id, 1],
        ['job.failed', 'fail', id, 2],
      ])
      expect(JSON.stringify(logged)).not.toContain('mira')
      const { rows } = await database.db.execute(sql`select output from pgboss.job`)
      expect(JSON.stringify(rows)).not.toContain('mira')
    })

    test('a job of a dead instance is taken over', async () => {
      const begun: string[] = []
      const hanging = jobHandler(slow, async () => {
        begun.push('first')
        await new Promise(() => {})
      })
      const first = await start([hanging])
      await first.jobs.enqueue(first.database.db, slow, {})
      await vi.waitFor(() => expect(begun).toEqual(['first']), patience)
      await first.die()
      const again = jobHandler(slow, async ({ attempt }) => void begun.push(`second ${attempt}`))
      if (kind === 'PostgreSQL') await new Promise((resolve) => setTimeout(resolve, 1_100))
      await start([again])
      await vi.waitFor(() => expect(begun).toEqual(['first', 'second 2']), patience)
    })

    test('a job that outlasts its lease stays with its instance', async () => {
      const begun: string[] = []
      const handler = (name: string) =>
        jobHandler(slow, async () => {
          begun.push(name)
          await new Promise((resolve) => setTimeout(resolve, 2_500))
          begun.push('done')
        })
      const one = await start([handler('one')], { graceMilliseconds: 5_000 })
      await one.jobs.enqueue(one.database.db, slow, {})
      await vi.waitFor(() => expect(begun).toEqual(['one']), patience)
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      if (kind === 'PostgreSQL') await start([handler('two')], { graceMilliseconds: 5_000 })
      await vi.waitFor(() => expect(begun).toEqual(['one', 'done']), patience)
    })

    test('stopping waits for running jobs, and puts back those that don’t end', async () => {
      const ended: string[] = []
      const polite = jobHandler(note, async ({ signal }) => {
        await new Promise((resolve) => signal.addEventListener('abort', resolve))
        ended.push(signal.aborted ? 'told' : 'not told')
      })
      const stubborn = jobHandler(slow, () => new Promise(() => {}))
      const { jobs, database, end } = await start([polite, stubborn], {
        graceMilliseconds: 1_000,
      })
      await jobs.enqueue(database.db, note, { text: 'polite' })
      await jobs.enqueue(database.db, slow, {})
      await vi.waitFor(async () => expect(await statesOf('slow')).toEqual(['active']), patience)
      await vi.waitFor(async () => expect(await statesOf('note')).toEqual(['active']), patience)
      await end()
      expect(ended).toEqual(['told'])
      expect(await statesOf('note')).toEqual([])
      expect(await statesOf('slow')).toEqual(['retry'])
      const attempts: number[] = []
      await start([jobHandler(slow, async ({ attempt }) => void attempts.push(attempt))])
      await vi.waitFor(() => expect(attempts).toEqual([1]), patience)
    })

    test('a scheduled job runs once per interval for all instances', async () => {
      let swept = 0
      const sweeping = () =>
        jobHandler(sweep, async () => {
          swept += 1
        })
      const { end } = await start([sweeping()])
      await start([sweeping()])
      await vi.waitFor(() => expect(swept).toBe(1), patience)
      await end()
      await start([sweeping()])
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(swept).toBe(1)
    })

    test.runIf(kind === 'PostgreSQL')('a line that breaks costs no job', async () => {
      const texts: string[] = []
      const { jobs, database } = await start([noting(texts)])
      // Other files have databases on the same server.
      const breakLines = sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`
      for (let at = 0; at < 20; at++) {
        await vi.waitFor(() => jobs.enqueue(database.db, note, { text: String(at) }))
        if (at % 5 === 0) await database.db.execute(breakLines)
      }
      await vi.waitFor(() => expect(new Set(texts).size).toBe(20), patience)
    })

    test('an idle instance sends no queries', async () => {
      const { database } = await start([noting([])])
      await new Promise((resolve) => setTimeout(resolve, 200))
      const asked = vi.spyOn(database.db, 'execute')
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      expect(asked).not.toHaveBeenCalled()
    })
  })
