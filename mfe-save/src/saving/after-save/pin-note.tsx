import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { similarPins } from '@tessera/contracts/calls/media'
import type { Pin } from '@tessera/contracts/entities/pin'
import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import type { ReactElement } from 'react'
import { similarText } from '../one-save/point-out-similar.ts'
import { AlreadySaved } from './already-saved.tsx'
import styles from './pin-note.module.css'
import { words } from './words.ts'

/**
 * Says that a very similar picture is already saved, with a link in a new tab, so that the save is
 * not lost.
 */
function SimilarNote({ pin }: { readonly pin: Pin }): ReactElement | null {
  const { client } = useShell()
  const { data } = useQuery(queryOptions(client, similarPins, { pin_id: pin.id }))
  const other = data?.find(({ id }) => id !== pin.id)
  if (other === undefined) return null
  const { url } = other.images['236x']
  return (
    <p className={styles.note} role="status">
      <img src={url} alt="" width={32} height={32} />
      <a href={paths.pin.to({ pinId: other.id })} target="_blank" rel="noopener">
        {similarText(other)} <VisuallyHidden>{words.opensElsewhere()}</VisuallyHidden>
      </a>
      <Icon shape={icons.arrow} size={16} />
    </p>
  )
}

/** Says before a save that the pin, or a very similar picture, is already saved. */
export function PinNote({ pin }: { readonly pin: Pin }): ReactElement {
  const { pinned_to_board: board } = pin
  return board === null ? <SimilarNote pin={pin} /> : <AlreadySaved board={board} />
}
