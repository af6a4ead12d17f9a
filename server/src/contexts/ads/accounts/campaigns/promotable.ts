import type { PinBar } from '@tessera/contracts/calls/quick-promote'
import { limits } from '@tessera/contracts/limits'

/** The facts that decide whether a pin can be promoted. */
export interface PinFacts {
  readonly isLive: boolean
  /** True when the ad account's owner or the member who promotes has it on a board. */
  readonly isSaved: boolean
  readonly isPublic: boolean
  readonly link: string | null
  readonly width: number
  readonly height: number
}

/** Returns why a pin can't be promoted; nothing for one that can. */
export function barsOf(pin: PinFacts): readonly PinBar[] {
  if (!pin.isLive) return ['gone']
  if (!pin.isSaved) return ['not-saved']
  return [
    ...(pin.isPublic ? [] : (['not-public'] as const)),
    ...(pin.link === null || pin.link === '' ? (['no-link'] as const) : []),
    ...(pin.width < limits.promotedWidthMin ? (['small'] as const) : []),
    ...(pin.height > pin.width * limits.promotedHeightMax ? (['tall'] as const) : []),
  ]
}
