import type { ConversionSource } from '@tessera/contracts/ads/conversion-event'
import type { ConversionFault, ConversionWarning } from '@tessera/contracts/ads/conversion-faults'
import { checkEvent, type EventCheck } from '@tessera/contracts/ads/conversion-payload'
import type { Ports } from '../../../ports.ts'
import { type CountPorts, countConversions } from './count-conversions.ts'
import type { Origin } from './known-conversion.ts'
import { addRefusals } from './refusals.ts'
import { keepTestEvents } from './test-events.ts'

/** The result of one event, as the API says it. */
export interface Received {
  readonly status: 'counted' | 'duplicate' | 'test' | 'refused'
  readonly counted_by: ConversionSource | null
  readonly warnings: ConversionWarning[]
  readonly faults: ConversionFault[]
}

/** Checks events, and counts those that are fine. */
export async function receive(
  ports: CountPorts,
  origin: Origin,
  events: readonly unknown[],
): Promise<readonly Received[]> {
  const now = ports.clock.now().getTime()
  const checks = events.map((event) => checkEvent(event, now))
  const fine = checks.flatMap(({ event, warnings }) =>
    event === null ? [] : [{ event, warnings }],
  )
  const counted = await ports.db.transaction(async (tx) => {
    await addRefusals(tx, ports, origin, checks)
    return countConversions(tx, ports, origin, fine)
  })
  let next = 0
  return checks.map(({ event, faults }): Received => {
    if (event === null) return refusedEvent(faults)
    const { isCounted, countedBy, warnings } = counted[next++] ?? nothing
    const status = isCounted ? 'counted' : 'duplicate'
    return { status, counted_by: countedBy, warnings: [...warnings], faults: [] }
  })
}

const nothing = { isCounted: false, countedBy: 'api', warnings: [] } as const

const refusedEvent = (faults: readonly ConversionFault[]): Received => ({
  status: 'refused',
  counted_by: null,
  warnings: [],
  faults: [...faults],
})

const testedEvent = ({ event, faults, warnings }: EventCheck): Received =>
  event === null
    ? refusedEvent(faults)
    : { status: 'test', counted_by: null, warnings: [...warnings], faults: [] }

/** Checks events that count for nothing, and keeps them for the page of their test. */
export async function receiveTest(
  ports: Ports,
  origin: Origin,
  { events, code }: { readonly events: readonly unknown[]; readonly code: string | null },
): Promise<readonly Received[]> {
  const now = ports.clock.now().getTime()
  const checks = events.map((event) => checkEvent(event, now))
  if (code !== null) await keepTestEvents(ports, origin, { code, events, checks })
  return checks.map(testedEvent)
}
