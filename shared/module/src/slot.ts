import { type SlotDefinition, slotName } from '@tessera/contracts/define-slot'
import type { z } from '@tessera/contracts/schema'
import type { ReactNode } from 'react'
import { createContext, use } from 'react'

interface SlotLook {
  /** Renders until the module that fills the slot has loaded. */
  readonly loading: ReactNode
  /** Renders nothing when the filling module fails; the failure is still reported. */
  readonly quiet?: boolean
  /** Renders when no module fills the slot. */
  readonly absent?: ReactNode
}

/** A slot without input may leave `input` out. */
type SlotInput<Schema extends z.core.$ZodType> =
  Readonly<Record<never, never>> extends z.input<Schema>
    ? { readonly input?: z.input<Schema> }
    : { readonly input: z.input<Schema> }

/** A slot of `@tessera/contracts/slots` and its input. */
export type SlotProps<Schema extends z.core.$ZodType> = SlotLook &
  SlotInput<Schema> & { readonly slot: SlotDefinition<string, Schema> }

/** The shell's view of a slot in a page. */
export interface DrawnSlot extends SlotLook {
  readonly name: string
  readonly input: unknown
}

/** Finds the module that fills a slot and renders its view. */
export type DrawSlot = (slot: DrawnSlot) => ReactNode

const Drawing = createContext<DrawSlot | null>(null)

/** Lets modules fill the slots below it. The shell renders it around every page. */
export const SlotsProvider = Drawing.Provider

/** Returns the slot's name. Modules built before contracts 1.6.0 pass the name alone. */
const nameOf = (props: { readonly slot?: SlotDefinition; readonly name?: string }): string =>
  props.slot === undefined ? (props.name ?? '') : slotName(props.slot)

/**
 * Renders a place that another module fills. A failure of that module stays in this place, which
 * reports it and offers to try again.
 *
 *     <Slot slot={followPersonSlot} input={person} loading={<Skeleton />} />
 */
export function Slot<Schema extends z.core.$ZodType>(props: SlotProps<Schema>): ReactNode {
  const draw = use(Drawing)
  if (draw === null) return props.absent ?? null
  const { input = {}, loading, quiet = false, absent = null } = props
  return draw({ name: nameOf(props), input, loading, quiet, absent })
}
