import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { Account } from '../../../calls/account.ts'
import { pictureUrl } from '../../base/media/rules.ts'

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
