import { PinId, UserId } from '@tessera/contracts/ids'
import { adScripts } from '@tessera/server/contexts/ads/events/testing/ad-script'
import { runReportWorld } from '@tessera/server/contexts/ads/reports/figures/testing/run-report-world'
import type { Db } from '@tessera/server/platform/database/port'
import { sql } from '@tessera/server/platform/database/sql'
import fc from 'fast-check'
import { portsAt } from './ad-world.ts'

const stepsEach = 24
const checkEach = 6
/** Worlds are that far apart, so that the search for invalid clicks of one sees no other. */
const apart = 60 * 86_400_000
/** The first worlds of two processes. */
const processesApart = 60 * 365 * 86_400_000

async function productPin(db: Db): Promise<PinId> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select pins.id::text as id from pins join products using (origin_id) order by pins.id limit 1`,
  )
  return PinId.parse(rows[0]?.id)
}

/** Compares the reports of random worlds with their facts until there are enough events. */
export async function runReportWorlds(
  db: Db,
  { seed, events }: { readonly seed: number; readonly events: number },
  onCounted: (counted: number) => void,
): Promise<{ counted: number; worlds: number; faults: readonly string[] }> {
  const ports = portsAt(db, Date.now(), seed)
  const members = [11, 12, 1].map((id) => UserId.parse(String(id)))
  const pinId = await productPin(db)
  const faults: string[] = []
  let begin = Date.parse('2026-03-26T10:00:00Z') + seed * processesApart
  let [counted, worlds] = [0, 0]
  for (; counted < events && faults.length === 0; worlds += 1) {
    begin += apart
    const [script] = fc.sample(adScripts(stepsEach), { numRuns: 1, seed: seed * 100_000 + worlds })
    if (script === undefined) throw new Error('There is no script.')
    const result = await runReportWorld(ports, { members, pinId, begin }, script, { checkEach })
    counted += result.counted
    faults.push(...result.faults)
    onCounted(counted)
  }
  return { counted, worlds, faults }
}
