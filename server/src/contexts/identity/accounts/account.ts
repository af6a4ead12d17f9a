import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { UserId } from '@tessera/contracts/ids'
import type { Account } from '../../../calls/account.ts'
import type { Ports } from '../../../ports.ts'
import { pictureUrl } from '../../base/media/rules.ts'
import type { Sql } from '../../base/sql.ts'

/** An account with the number of pins on its boards, which its owner sees. */
export interface ShownAccount extends Account {
  readonly pinCount: number
}

/** Returns the portrait of an account in two sizes. */
export function portraitOf({ portraitKey }: Pick<Account, 'portraitKey'>) {
  const picture = (name: '236x' | '736x') =>
    portraitKey === null ? null : pictureUrl(portraitKey, name)
  return { image_medium_url: picture('236x'), image_large_url: picture('736x') }
}

/** Returns an account as its owner may see it. */
export function viewerOf(account: ShownAccount): Viewer {
  return {
    type: 'AUTH',
    is_auth: true,
    id: account.id,
    username: account.username,
    full_name: account.fullName,
    first_name: account.firstName,
    email: account.email,
    email_verified: account.emailVerified,
    ...(account.emailBounces ? { email_bounces: true } : {}),
    ...portraitOf(account),
    is_partner: account.isPartner,
    video_upload_allowed: account.videoUploadAllowed,
    pin_count: account.pinCount,
    created_at: account.createdAt.toISOString(),
    ...(account.mayOverride ? { may_override: true } : {}),
    ...(account.houseRole === null ? {} : { house_role: account.houseRole }),
    ...(account.isLimited ? { is_limited: true } : {}),
  }
}

/** Counts an account's pins, and returns it as its owner may see it. */
export const countedViewer = async (
  { db, pinCountOf }: Pick<Ports, 'db' | 'pinCountOf'>,
  account: Account,
): Promise<Viewer> => viewerOf({ ...account, pinCount: await pinCountOf(db, account.id) })

declare module '../../../ports.ts' {
  interface Ports {
    /** Counts the pins on a member's boards, which a later context has. */
    readonly pinCountOf: (db: Sql, userId: UserId) => Promise<number>
  }
}
