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

/** True when a drag carries pins. Browsers reveal which ones only when they are dropped. */
export function carriesPins(carrier: Pick<Carrier, 'types'> | null): boolean {
  return carrier?.types.includes(kind) ?? false
}

/**
 * Returns the dropped pins. A drag can come from anywhere, so anything but a list of ids is
 * ignored.
 */
export function carriedPins(carrier: Pick<Carrier, 'getData'> | null): readonly string[] {
  try {
    const ids: unknown = JSON.parse(carrier?.getData(kind) ?? '')
    if (!Array.isArray(ids)) return []
    return ids.filter((id): id is string => typeof id === 'string').slice(0, mostPins)
  } catch {
    return []
  }
}
