import { z } from '@tessera/contracts/schema'
import { describe, expect, test, vi } from 'vitest'
import { defineDomainEvent } from '../contexts/base/domain-events/domain-event.ts'
import { hearAfter } from '../contexts/base/domain-events/hear.ts'
import { withEvents } from '../contexts/base/domain-events/with-events.ts'
import { defineJob } from '../platform/jobs/define-job.ts'
import { jobHandler } from '../platform/jobs/port.ts'
import { jobInstances } from './job-instances.ts'
import { sharedDatabases } from './shared-databases.ts'

const lampBought = defineDomainEvent<{ readonly lamp: string }>('lamp-bought')
const tellShop = defineJob({ name: 'tell-shop', payload: z.strictObject({ name: z.string() }) })

for (const { kind, open } of sharedDatabases)
  describe(`domain events on ${kind}`, () => {
    const { start, statesOf } = jobInstances(open)

    test('an event is heard once after its transaction commits, and never after a rollback', async () => {
      const heard: string[] = []
      const { jobs, database } = await start([
        jobHandler(tellShop, async ({ payload }) => void heard.push(payload.name)),
      ])
      const { events } = withEvents({ jobs }, [
        hearAfter(lampBought, tellShop, ({ lamp }) => ({ name: lamp })),
      ])
      const aborted = database.db.transaction(async (tx) => {
        await events.tell(tx, lampBought, { lamp: 'aborted' })
        throw new Error('Changed my mind.')
      })
      await expect(aborted).rejects.toThrow('Changed my mind.')
      await database.db.transaction(async (tx) => {
        await events.tell(tx, lampBought, { lamp: 'bought' })
        expect(heard).toEqual([])
      })
      await vi.waitFor(() => expect(heard).toEqual(['bought']), { timeout: 15_000, interval: 20 })
      await vi.waitFor(async () => expect(await statesOf('tell-shop')).toEqual([]), {
        timeout: 15_000,
        interval: 20,
      })
      expect(heard).toEqual(['bought'])
    })
  })
