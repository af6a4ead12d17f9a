import type { PinDetails } from '@tessera/contracts/entities/pin-details'

/** Returns the fields of a pin that a list such as `pin.id,pin.board()` names. */
export function namedFields(pin: PinDetails, fields: string): Partial<PinDetails> {
  const names = new Set(
    fields.split(',').map((field) => /^\s*pin\.(\w+)(?:\(\))?\s*$/.exec(field)?.[1]),
  )
  return Object.fromEntries(Object.entries(pin).filter(([name]) => names.has(name)))
}
