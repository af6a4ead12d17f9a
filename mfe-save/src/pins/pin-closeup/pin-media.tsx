import type { Pin } from '@tessera/contracts/entities/pin'
import type { ReactElement } from 'react'
import { PinPicture } from './pin-picture.tsx'
import { VideoPlayer } from './video-player.tsx'

/** What a pin shows: its video, or its picture. */
export function PinMedia({ pin }: { readonly pin: Pin }): ReactElement {
  return pin.embed === null ? <PinPicture pin={pin} /> : <VideoPlayer pin={pin} embed={pin.embed} />
}
