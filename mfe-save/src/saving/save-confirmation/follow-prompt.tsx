import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import { useViewer } from '@tessera/module/react'
import { FollowButton } from '@tessera/pins/follow-button'
import { Avatar } from '@tessera/ui/avatar'
import { type ReactElement, useState } from 'react'
import styles from './overlay.module.css'
import { words } from './words.ts'

/** Asks to follow whose site the pin leads to: not oneself, and nobody who is followed already. */
export function FollowPrompt({ pin }: { readonly pin: PinDetails }): ReactElement | null {
  const viewer = useViewer()
  const official = pin.link_domain?.official_user ?? null
  // Once asked it stays, so that the press that follows can be seen to have done so.
  const [asked] = useState(viewer !== null && official !== null && !official.followed_by_me)
  if (!asked || official === null || official.id === viewer?.id) return null
  const name = official.full_name
  return (
    <div className={styles.follow}>
      <Avatar
        id={official.id}
        name={name}
        picture={official.image_medium_url ?? undefined}
        size={48}
        decorative
      />
      <p>{words.follow({ name })}</p>
      <FollowButton user={official} size="small" kind="primary" />
    </div>
  )
}
