import { z } from '@tessera/contracts/schema'
import { SignupSource } from '@tessera/contracts/signup-sources'
import { SlotPanel } from '../getting-in/slot-panel.tsx'
import { nextAddress } from '../next-address/next-address.ts'

// Apart, so that one that is wrong takes nothing from the other.
const From = z.object({ source: SignupSource })
const Onward = z.object({ next: z.string() })

/**
 * The way in on a page that one can only go on with once one is in. A page without it would lead
 * nowhere, so one that gives a source that is not known here gets the usual panel.
 */
export default function WayIn({ input }: { readonly input: unknown }) {
  const from = z.safeParse(From, input)
  const onward = z.safeParse(Onward, input)
  return (
    <SlotPanel
      source={from.success ? from.data.source : 'homePage'}
      next={nextAddress(onward.success ? onward.data.next : null)}
    />
  )
}
