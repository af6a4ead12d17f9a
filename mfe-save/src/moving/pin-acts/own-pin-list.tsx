import { PinList } from '@tessera/pins/pin-list'
import type { ComponentProps, ReactElement } from 'react'
import { askingFor, useOwnPinMenu } from './use-own-pin-menu.ts'
import { usePinActs } from './use-pin-acts.tsx'

/** A list of the viewer's own pins; each pin's menu can move, copy and delete it. */
export function OwnPinList(props: Omit<ComponentProps<typeof PinList>, 'moreItems'>): ReactElement {
  const acts = usePinActs()
  const moreItems = useOwnPinMenu(askingFor(acts))
  return (
    <>
      <PinList {...props} moreItems={moreItems} />
      {acts.dialog}
    </>
  )
}
