import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { UserId } from '@tessera/contracts/ids'
import { pictureUrl } from '../../base/media/rules.ts'

/** A logged-in member. */
export interface Account {
  readonly id: UserId
  readonly username: string
  readonly email: string
  /** True once they have proved that they own the mailbox of `email`. */
  readonly emailVerified: boolean
  readonly fullName: string
  readonly firstName: string
  readonly isPartner: boolean
  readonly videoUploadAllowed: boolean
  /** True once they have saved a pin. */
  readonly hasSaved: boolean
  readonly portraitKey: string | null
  readonly pinCount: number
  readonly createdAt: Date
  /** The language that they chose, as a tag. */
  readonly locale: string | null
  /** True when the operator lets them override modules in their browser. */
  readonly mayOverride: boolean
}

/** Returns an account as its owner may see it. */
export function viewerOf(account: Account): Viewer {
  const picture = (name: '236x' | '736x') =>
    account.portraitKey === null ? null : pictureUrl(account.portraitKey, name)
  return {
    type: 'AUTH',
    is_auth: true,
    id: account.id,
    username: account.username,
    full_name: account.fullName,
    first_name: account.firstName,
    email: account.email,
    email_verified: account.emailVerified,
    image_medium_url: picture('236x'),
    image_large_url: picture('736x'),
    is_partner: account.isPartner,
    video_upload_allowed: account.videoUploadAllowed,
    pin_count: account.pinCount,
    created_at: account.createdAt.toISOString(),
    ...(account.mayOverride ? { may_override: true } : {}),
  }
}
