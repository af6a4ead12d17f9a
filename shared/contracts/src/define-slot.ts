import type { z } from '@tessera/contracts/schema'

/** A place in a page that one other module fills. */
export interface SlotDefinition<
  Name extends string = string,
  Schema extends z.core.$ZodType = z.core.$ZodType,
> {
  readonly kind: 'slot'
  readonly name: Name
  /** The version of a slot that a module offers by itself; those of the contracts have none. */
  readonly version?: number
  /** The input that the page passes to the module that fills the slot. */
  readonly schema: Schema
}

/** Returns the name by which a slot is drawn and filled: with its version, if it has one. */
export const slotName = ({ name, version }: Pick<SlotDefinition, 'name' | 'version'>): string =>
  version === undefined ? name : `${name}@${version}`

/**
 * Declares a slot. A page draws it with `<Slot slot={…} input={…} />`; a module fills it with
 * `slots: { 'follow-person': slot(followPersonSlot, …) }`. Two active modules that fill the same
 * slot are a conflict in the registry.
 */
export function defineSlot<const Name extends string, Schema extends z.core.$ZodType>(
  slot: Omit<SlotDefinition<Name, Schema>, 'kind'>,
): SlotDefinition<Name, Schema> {
  return { kind: 'slot', ...slot }
}
