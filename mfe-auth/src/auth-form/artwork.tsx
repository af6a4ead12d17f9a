import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getPin } from '@tessera/contracts/calls/pins'
import type { PinId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { Avatar } from '@tessera/ui/avatar'
import { Mark } from '@tessera/ui/mark'
import { Skeleton } from '@tessera/ui/skeleton'
import styles from './artwork.module.css'
import type { Asked } from './titles.ts'

const side = 72

/** Shows the pin that the visitor acted on; its dominant color fills in until the image loads. */
function WantedPin({ id }: { readonly id: PinId }) {
  const { client } = useShell()
  const pin = useQuery(queryOptions(client, getPin, { id }))
  if (pin.isLoading) return <Skeleton width={64} height={84} radius="var(--r-m)" />
  if (pin.data === undefined) return <Mark size={40} />
  const { title, dominant_color: color, images } = pin.data
  return (
    <img
      className={styles.pin}
      style={{ backgroundColor: color }}
      src={images['236x'].url}
      alt={title}
      width={64}
      height={84}
    />
  )
}

/** Shows a picture above the title: the inviter, the creator, the pin, or the logo. */
export function Artwork({ asked }: { readonly asked: Asked }) {
  const { inviter, creator, source, pinId } = asked
  if (inviter !== undefined) {
    const { id, full_name, image_medium_url: picture } = inviter
    return <Avatar id={id} name={full_name} picture={picture ?? undefined} size={side} />
  }
  if (source === 'followButton' && creator !== undefined) {
    const { full_name, image_large_url: picture } = creator
    return <Avatar id={full_name} name={full_name} picture={picture ?? undefined} size={side} />
  }
  return pinId === undefined ? <Mark size={40} /> : <WantedPin id={pinId} />
}
