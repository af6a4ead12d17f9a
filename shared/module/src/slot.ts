import type { ReactNode } from 'react'
import { createContext, use } from 'react'

/** A place in a page that whichever module wants to may fill. */
export interface SlotProps {
  readonly name: string
  /** What the place gives to what fills it. */
  readonly input?: unknown
  /** The shape that stands there until what fills it has come. */
  readonly loading: ReactNode
  /** A filler that fails is reported, and leaves nothing in its place. */
  readonly quiet?: boolean
  /** What stands there when no module fills it. */
  readonly absent?: ReactNode
}

/** Finds and draws what fills a slot. */
export type DrawSlot = (slot: SlotProps) => ReactNode

const Drawing = createContext<DrawSlot | null>(null)

/** Lets slots below it be filled; the shell does so around every page. */
export const SlotsProvider = Drawing.Provider

/**
 * Keeps a place for what another module adds here. What goes wrong with that module stays in its
 * place, which says so and can be tried again.
 *
 *     <Slot name="visitor-home" loading={<FormWaiting />} />
 */
export function Slot(props: SlotProps): ReactNode {
  const draw = use(Drawing)
  return draw === null ? (props.absent ?? null) : draw(props)
}
