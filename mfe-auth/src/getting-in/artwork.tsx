import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getPin } from '@tessera/contracts/calls/pins'
import type { PinId } from '@tessera/contracts/ids'
import type { SignupSource } from '@tessera/contracts/signup-sources'
import { useShell } from '@tessera/module/react'
import { Avatar } from '@tessera/ui/avatar'
import { Mark } from '@tessera/ui/mark'
import { Skeleton } from '@tessera/ui/skeleton'
import styles from './artwork.module.css'

/** The pin that somebody wanted to do something with, if the request named one. */
export function useWantedPin(pinId: PinId | undefined) {
  const { client } = useShell()
  const wanted = pinId === undefined ? { enabled: false } : {}
  return useQuery({ ...queryOptions(client, getPin, { id: pinId ?? '' }), ...wanted })
}

/** What stands over the title: the pin, whoever made it when somebody wants to follow them, or the mark. */
export function Artwork({
  source,
  pin,
}: {
  readonly source: SignupSource
  readonly pin: ReturnType<typeof useWantedPin>
}) {
  if (pin.isLoading) return <Skeleton width={64} height={84} radius="var(--r-m)" />
  if (pin.data === undefined) return <Mark size={40} />
  const { pinner, title, dominant_color: color, images } = pin.data
  if (source === 'followButton') {
    const picture = pinner.image_medium_url ?? undefined
    return <Avatar id={pinner.id} name={pinner.full_name} picture={picture} size={72} />
  }
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
