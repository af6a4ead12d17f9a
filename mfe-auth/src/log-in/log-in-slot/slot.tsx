import type { z } from '@tessera/contracts/schema'
import type { wayInSlot } from '@tessera/contracts/slots'
import { SlotPanel } from '../../entry/panel/slot-panel.tsx'
import { nextAddress } from '../../kit/next-address/next-address.ts'

interface WayInProps {
  readonly input: z.output<(typeof wayInSlot)['schema']>
}

/** Renders the sign-up form on a page that a visitor can use only after logging in. */
export default function WayIn({ input: { source, next } }: WayInProps) {
  return <SlotPanel source={source} next={nextAddress(next)} />
}
