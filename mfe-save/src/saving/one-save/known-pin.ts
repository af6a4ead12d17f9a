import type { QueryClient } from '@tanstack/react-query'
import { Pin } from '@tessera/contracts/entities/pin'
import { PinDetails } from '@tessera/contracts/entities/pin-details'
import { z } from '@tessera/contracts/schema'

function* recordsOf(data: unknown): Generator<object> {
  if (Array.isArray(data)) for (const item of data) yield* recordsOf(item)
  else if (typeof data === 'object' && data !== null) {
    yield data
    if ('pages' in data) yield* recordsOf(data.pages)
    else if ('data' in data) yield* recordsOf(data.data)
  }
}

/**
 * What lists have already said of a pin: enough to show its picture and title at once, while what the
 * closeup alone shows is on its way.
 */
export function knownPin(queries: QueryClient, pinId: string): PinDetails | undefined {
  for (const { state } of queries.getQueryCache().getAll())
    for (const record of recordsOf(state.data)) {
      if (!('id' in record && record.id === pinId)) continue
      const pin = z.safeParse(Pin, record)
      if (pin.success) return z.parse(PinDetails, pin.data)
    }
  return undefined
}
