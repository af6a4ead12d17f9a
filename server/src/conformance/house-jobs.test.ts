import { changeJobs, houseJobs, houseQueues } from '@tessera/contracts/calls/house-jobs'
import { listHouseLog } from '@tessera/contracts/calls/house-log'
import {
  changeEmails,
  houseEmails,
  houseSuppressions,
  liftSuppression,
} from '@tessera/contracts/calls/house-mail'
import { ChangedJobs, ToldJobs } from '@tessera/contracts/house-job-tools'
import { describe, expect, test, vi } from 'vitest'
import { queueEmail, sendEmail } from '../contexts/base/mail/queue-email.ts'
import { suppress } from '../contexts/base/mail/suppressions.ts'
import { oneDatabase } from './database-kinds.ts'
import { askHouse, type Keeper, keeper } from './house-keeper.ts'
import { openedService } from './opened-service.ts'
import { member } from './person.ts'
import { selfOf } from './self-of.ts'

const reason = 'For the test'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`jobs and mail, as the house sees them on ${kind}`, () => {
    const service = openedService(open)

    /** Queues emails whose links expired, which fails at once and for good. */
    async function failedEmails(subject: string, count = 1): Promise<void> {
      const { ports } = service()
      const letter = { to: 'ada@example.org', subject, text: 'Hello', expiresAt: '2020-01-01' }
      for (let each = 0; each < count; each += 1) await queueEmail(ports.db, ports, letter)
      await vi.waitFor(async () => {
        const { jobs } = await ports.jobs.kept(sendEmail, 100)
        const states = jobs.map(({ state }) => state)
        expect(states.filter((state) => state === 'failed').length).toBeGreaterThanOrEqual(count)
        expect(states).not.toContain('waiting')
      })
    }

    const logged = async (owner: Keeper) =>
      (await owner.person.done(listHouseLog, {})).map(({ act }) => act)

    test('failed jobs are listed page by page, run again and deleted, and the log says so', async () => {
      const owner = await keeper(service(), 'owner')
      await failedEmails('Late', 3)
      const queues = await owner.person.done(houseQueues, {})
      expect(queues.find(({ job }) => job === 'send-letter')).toMatchObject({ failed: 3 })
      const first = await owner.person.call(houseJobs, { page_size: 2 })
      const second = await owner.person.call(houseJobs, {
        page_size: 2,
        ...(first.bookmark && { bookmark: first.bookmark }),
      })
      const all = [...(first.data ?? []), ...(second.data ?? [])]
      expect(all).toHaveLength(3)
      expect(new Set(all.map(({ id }) => id)).size).toBe(3)
      expect(all[0]).toMatchObject({
        job: 'send-letter',
        state: 'failed',
        error: expect.stringContaining('Its link expired'),
      })
      expect(JSON.stringify(all)).not.toContain('ada@example.org')
      const [again = '', gone = ''] = all.map(({ id }) => id)
      const change = (ids: readonly string[], act: 'retry' | 'drop') =>
        owner.person.call(changeJobs, { ids: [...ids], do: act, reason })
      expect((await change([again], 'retry')).data).toEqual({ changed: [again] })
      expect((await change([gone, 'no-job'], 'drop')).data).toEqual({ changed: [gone] })
      expect((await change([gone], 'drop')).error?.code).toBe('not-found')
      // It expired still, so that it fails again.
      await vi.waitFor(async () => {
        const left = await owner.person.done(houseJobs, {})
        expect(left.map(({ id }) => id).toSorted()).toEqual(
          all.flatMap(({ id }) => (id === gone ? [] : [id])).toSorted(),
        )
      })
      expect(await owner.person.done(houseJobs, { job: 'sweep-outbox' })).toEqual([])
      expect((await owner.person.call(houseJobs, { bookmark: 'bm8' })).error?.code).toBe(
        'bad-input',
      )
      // The operator's command does the same.
      const asked = { do: 'list', state: 'failed' } as const
      const { jobs } = ToldJobs.parse(await askHouse(service(), { do: 'jobs', asked }))
      const ids = jobs.map(({ id }) => id)
      const drop = { do: 'drop', ids, reason } as const
      expect(
        ChangedJobs.parse(
          await askHouse(service(), { do: 'jobs', asked: drop }),
        ).changed.toSorted(),
      ).toEqual(ids.toSorted())
      expect((await logged(owner)).slice(0, 3)).toEqual([
        'jobs.change.drop',
        'jobs.change.drop',
        'jobs.change.retry',
      ])
    })

    test('support sends failed emails again, deletes them, and lets emails go to an address again', async () => {
      const support = await keeper(service(), 'support')
      await failedEmails('Reset your password')
      const [email] = await support.person.done(houseEmails, {})
      expect(email).toMatchObject({
        to: 'ada@example.org',
        subject: 'Reset your password',
        state: 'failed',
        answer: 'Its link expired before a mail server took it.',
      })
      const ids = [email?.id ?? '']
      await support.person.done(changeEmails, { ids, do: 'retry', reason })
      await vi.waitFor(async () => {
        expect(await support.person.done(houseEmails, {})).toHaveLength(1)
      })
      await support.person.done(changeEmails, { ids, do: 'drop', reason })
      expect(await support.person.done(houseEmails, {})).toEqual([])

      const { db, clock } = service().ports
      const { email: address, id } = await selfOf(await member(service()))
      for (const why of ['bounced', 'complained'] as const)
        await suppress(db, { address, reason: why, detail: '550', now: clock.now() })
      const first = await support.person.call(houseSuppressions, { page_size: 1 })
      expect(first.data).toMatchObject([{ address, reason: 'bounced', detail: '550' }])
      // An address that has two reasons is on two pages.
      const second = await support.person.done(houseSuppressions, {
        page_size: 1,
        ...(first.bookmark && { bookmark: first.bookmark }),
      })
      expect(second).toMatchObject([{ address, reason: 'complained' }])
      await support.person.done(liftSuppression, { address, reason })
      expect(await support.person.done(houseSuppressions, {})).toEqual([])
      const again = await support.person.call(liftSuppression, { address, reason })
      expect(again.error?.code).toBe('not-found')
      const owner = await keeper(service(), 'owner')
      const [lifted] = await owner.person.done(listHouseLog, { person_id: id })
      expect(lifted?.act).toBe('mail.change.lift')
      // Entries stay when an account goes, so that they name no address.
      const entries = await owner.person.done(listHouseLog, {})
      expect(JSON.stringify(entries.map(({ object, after }) => [object, after]))).not.toContain('@')
      expect((await logged(owner)).slice(0, 3)).toEqual([
        'roles.give',
        'mail.change.lift',
        'mail.change.drop',
      ])
    })
  })
