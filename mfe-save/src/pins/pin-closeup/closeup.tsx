import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import { Skeleton } from '@tessera/ui/skeleton'
import { type ReactElement, useRef } from 'react'
import styles from './closeup.module.css'
import { CloseupFrame } from './closeup-frame.tsx'
import { HiddenNotice } from './hidden-notice.tsx'
import { MoreLikeThis } from './more-like-this.tsx'
import { PinMedia } from './pin-media.tsx'
import { PinText } from './pin-text.tsx'
import { TextWaiting } from './text-waiting.tsx'
import { useSaveKey } from './use-save-key.ts'

interface CloseupProps {
  /** Nothing while it is on its way: its shape stands there then. */
  readonly pin: PinDetails | undefined
  /** False while only what lists say of the pin is known. */
  readonly whole: boolean
  readonly over: boolean
}

/** A pin close up: its picture beside all that is known of it, and more like it below. */
export function Closeup({ pin, whole, over }: CloseupProps): ReactElement {
  const root = useRef<HTMLDivElement>(null)
  useSaveKey(pin, root)
  return (
    <div ref={root} className={styles.page}>
      {pin === undefined ? null : <HiddenNotice pinId={pin.id} />}
      <CloseupFrame
        over={over}
        shape={pin?.images.orig}
        media={
          pin === undefined ? (
            <Skeleton className={styles.pictureWaiting ?? ''} />
          ) : (
            <PinMedia pin={pin} />
          )
        }
        text={pin === undefined ? <TextWaiting /> : <PinText pin={pin} whole={whole} />}
      />
      {pin === undefined ? null : <MoreLikeThis pinId={pin.id} />}
    </div>
  )
}
