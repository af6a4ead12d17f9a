import { PinId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'

/** The pins of an address that compares them, and how many of its entries can't be compared. */
export interface ComparedIds {
  readonly ids: readonly PinId[]
  readonly unfit: number
}

/** Reads the pins of an address, each once and as many as are compared at a time. */
export function comparedIds(query: URLSearchParams): ComparedIds {
  const entries = [...new Set((query.get('pins') ?? '').split(',').map((entry) => entry.trim()))]
  const given = entries.filter((entry) => entry !== '')
  const ids = given.flatMap((entry) => {
    const id = z.safeParse(PinId, entry)
    return id.success ? [id.data] : []
  })
  const kept = ids.slice(0, limits.comparedProductsMax)
  return { ids: kept, unfit: given.length - kept.length }
}
