const kind = 'application/x-tessera-pins'
const mostPins = 500

interface Carrier {
  readonly types: readonly string[]
  getData(kind: string): string
  setData(kind: string, data: string): void
}

/** Puts pins on a drag. */
export function carryPins(carrier: Carrier, ids: readonly string[]): void {
  carrier.setData(kind, JSON.stringify(ids))
}

/** Whether a drag carries pins; which ones, nobody is told before they are dropped. */
export function carriesPins(carrier: Pick<Carrier, 'types'> | null): boolean {
  return carrier?.types.includes(kind) ?? false
}

/** The pins that were dropped. A drag may come from anywhere: what is no list of ids is none. */
export function carriedPins(carrier: Pick<Carrier, 'getData'> | null): readonly string[] {
  try {
    const ids: unknown = JSON.parse(carrier?.getData(kind) ?? '')
    if (!Array.isArray(ids)) return []
    return ids.filter((id): id is string => typeof id === 'string').slice(0, mostPins)
  } catch {
    return []
  }
}
