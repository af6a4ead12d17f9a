import { z } from '@tessera/contracts/schema'
import { openPostgres } from '@tessera/server/platform/database/postgres'
import { AdWorld, chooseByNumber, makeAdWorld, portsAt } from './ad-world.ts'
import { checkAds, sumsOfAds } from './check-ads.ts'
import { countBatches } from './count-batches.ts'
import { deliver } from './deliver.ts'
import { makeDeliveryWorld } from './delivery-world.ts'
import { runReportWorlds } from './run-report-worlds.ts'
import { runWorlds } from './run-worlds.ts'

// Forked by the soak of ads: makes a world, counts a share of its events, delivers ads, compares random
// worlds with a model, or checks what is in the database.
const Asked = z.discriminatedUnion('role', [
  z.object({ role: z.literal('make'), events: z.number() }),
  z.object({
    role: z.literal('count'),
    world: AdWorld,
    process: z.number(),
    processes: z.number(),
    batches: z.number(),
    done: z.number(),
  }),
  z.object({ role: z.literal('make-delivery'), shown: z.number() }),
  z.object({
    role: z.literal('deliver'),
    process: z.number(),
    perSecond: z.number(),
    seconds: z.number(),
  }),
  z.object({ role: z.literal('model'), seed: z.number(), events: z.number() }),
  z.object({ role: z.literal('reports'), seed: z.number(), events: z.number() }),
  z.object({ role: z.literal('check') }),
])

const [url = '', text = ''] = process.argv.slice(2)
const asked = z.parse(Asked, JSON.parse(text))
const opening = await openPostgres(url, { connections: 4 })
if (!opening.ok) throw new Error(opening.fault.message)
const { db, close } = opening.database
const tell = (said: object) => process.send?.(said)

if (asked.role === 'make') tell({ world: await makeAdWorld(db, asked.events) })
if (asked.role === 'check') tell({ faults: await checkAds(db), sums: await sumsOfAds(db) })
if (asked.role === 'model') tell(await runWorlds(db, asked, (sent) => tell({ reached: sent })))
if (asked.role === 'reports')
  tell(await runReportWorlds(db, asked, (counted) => tell({ reached: counted })))
if (asked.role === 'count') {
  const { world, ...share } = asked
  const ports = portsAt(db, world.now, share.process)
  const onBatch = (done: number, counted: number) => tell({ done, counted })
  tell({ collisions: await countBatches(ports, chooseByNumber(world), { share, onBatch }) })
}
if (asked.role === 'make-delivery') {
  await makeDeliveryWorld(db, asked.shown)
  tell({ made: true })
}
if (asked.role === 'deliver') {
  const network = `10.0.0.${asked.process}`
  await deliver(portsAt(db, null, asked.process), { ...asked, network }, tell)
}
await close()
process.disconnect?.()
