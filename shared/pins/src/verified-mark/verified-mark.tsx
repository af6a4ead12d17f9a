import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import type { ReactElement } from 'react'
import styles from './verified-mark.module.css'
import { words } from './words.ts'

interface Verified {
  readonly is_verified_merchant: boolean
  readonly is_verified_identity: boolean
}

/** Returns what has been verified about a person, in words, or undefined. */
export function verifiedText(user: Verified): string | undefined {
  if (user.is_verified_merchant) return words.verifiedMerchant()
  return user.is_verified_identity ? words.verifiedIdentity() : undefined
}

/** The mark beside the name of somebody who is known to be who they say. */
export function VerifiedMark({
  user,
  size = 16,
}: {
  readonly user: Verified
  readonly size?: number
}): ReactElement | null {
  const label = verifiedText(user)
  if (label === undefined) return null
  return (
    <span className={styles.mark} title={label}>
      <Icon shape={icons.check} size={size} label={label} />
    </span>
  )
}
