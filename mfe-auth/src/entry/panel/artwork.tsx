import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { v3GetPin } from '@tessera/contracts/calls/pin-lookup'
import type { PinId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { Avatar } from '@tessera/ui/avatar'
import { Mark } from '@tessera/ui/mark'
import { isMetered } from '@tessera/ui/metered'
import { Skeleton } from '@tessera/ui/skeleton'
import type { AuthContext } from '../flow/titles.ts'
import styles from './artwork.module.css'

const side = 72

const stillOnly = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

/** Shows the pin that the visitor acted on, moving where it is a video; its dominant color fills in until the image loads. */
function WantedPin({ id }: { readonly id: PinId }) {
  const { client } = useShell()
  const pin = useQuery(queryOptions(client, v3GetPin, { id }))
  if (pin.isLoading) return <Skeleton width={64} height={84} radius="var(--r-m)" />
  if (pin.data === undefined) return <Mark size={40} />
  const { title, dominantColor, imageSpec_236x: picture, embed } = pin.data.data
  const looks = {
    className: styles.pin,
    style: { backgroundColor: dominantColor },
    width: 64,
    height: 84,
  }
  if (embed?.type.startsWith('video/'))
    return (
      <video
        {...looks}
        aria-label={title}
        poster={picture.url}
        src={embed.src}
        muted
        loop
        playsInline
        autoPlay={!stillOnly() && !isMetered()}
        preload="none"
      />
    )
  return <img {...looks} src={picture.url} alt={title} />
}

/** Shows a picture above the title: the inviter, the creator, the pin, or the logo. */
export function Artwork({ asked }: { readonly asked: AuthContext }) {
  const { inviter, creator, source, pinId } = asked
  if (inviter !== undefined) {
    const { id, full_name, image_medium_url, is_default_image } = inviter
    const picture = is_default_image === true ? undefined : (image_medium_url ?? undefined)
    return <Avatar id={id} name={full_name} picture={picture} size={side} />
  }
  if (source === 'followButton' && creator !== undefined) {
    const { full_name, image_large_url, avatar_color_index: colorIndex } = creator
    const picture = image_large_url ?? undefined
    return <Avatar id={full_name} name={full_name} {...{ picture, colorIndex }} size={side} />
  }
  return pinId === undefined ? <Mark size={40} /> : <WantedPin id={pinId} />
}
