import { deepStrictEqual } from 'node:assert'
import { PinId, UserId } from '@tessera/contracts/ids'
import { adScripts } from '@tessera/server/contexts/ads/events/testing/ad-script'
import { runScript } from '@tessera/server/contexts/ads/events/testing/run-script'
import type { Db } from '@tessera/server/platform/database/port'
import fc from 'fast-check'
import { pinId } from '../service/fill-world.ts'
import { portsAt } from './ad-world.ts'

const stepsEach = 60
const runsAtOnce = 5
/** Worlds are that far apart, so that the search for invalid clicks of one sees no other. */
const apart = 30 * 86_400_000
/** The first worlds of two processes. */
const processesApart = 200 * 365 * 86_400_000

/** Counts random events in a database and in a plain model, until there are enough of them. */
export async function runWorlds(
  db: Db,
  { seed, events }: { readonly seed: number; readonly events: number },
  onSent: (sent: number) => void,
): Promise<{ readonly sent: number; readonly counted: number; readonly worlds: number }> {
  const ports = portsAt(db, Date.now(), seed)
  const members = [11, 12, 1].map((id) => UserId.parse(String(id)))
  let begin = Date.parse('2026-03-28T10:00:00Z') + seed * processesApart
  let [sent, counted, worlds] = [0, 0, 0]
  for (let round = 0; sent < events; round += 1) {
    const property = fc.asyncProperty(adScripts(stepsEach), async (script) => {
      begin += apart
      const world = { members, pinId: PinId.parse(pinId(1)), begin }
      const result = await runScript(ports, world, script)
      deepStrictEqual(result.actual, result.expected)
      sent += result.sent
      counted += result.counted
      worlds += 1
    })
    await fc.assert(property, {
      numRuns: runsAtOnce,
      seed: seed * 100_000 + round,
      // Shrinking takes hours with so many events; the seed finds the failure again.
      endOnFailure: true,
    })
    onSent(sent)
  }
  return { sent, counted, worlds }
}
