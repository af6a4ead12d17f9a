import type { Permission } from '@tessera/contracts/entities/permission'

/** The rights that come with a permission for a business. */
interface Leave {
  /** Change the business's boards and pins as the business itself would. */
  readonly content: boolean
  /** Save to the protected boards of the business's ad accounts. */
  readonly ads: boolean
  /** Pay for the business's ad accounts, and change how they pay. */
  readonly money: boolean
}

const leaves: Readonly<Record<Permission, Leave>> = {
  OWNER: { content: true, ads: true, money: true },
  CONTENT: { content: true, ads: true, money: false },
  ADS: { content: false, ads: true, money: false },
  MONEY: { content: false, ads: false, money: true },
  ANALYTICS: { content: false, ads: false, money: false },
}

/** A member's permissions for a business, and whether they have the second factor it requires. */
export interface Grant {
  readonly permissions: readonly Permission[]
  readonly meetsMfa: boolean
  /** True for a business that the house limits, in whose name nobody posts. */
  readonly isLimited?: boolean
}

/** Everybody has every right in their own account. */
export const ownGrant: Grant = { permissions: ['OWNER'], meetsMfa: true }

/** True when the grant can be used: its holder has the required second factor, or is the owner. */
export const isActing = (grant: Grant): boolean =>
  grant.meetsMfa || grant.permissions.includes('OWNER')

/**
 * True when a grant allows work on the business's boards ('content') or its ad accounts'
 * boards ('ads'), or to pay for its ad accounts ('money').
 */
export function mayWorkOn(what: keyof Leave, grant: Grant | undefined): boolean {
  if (grant === undefined || !isActing(grant)) return false
  return grant.permissions.some((permission) => leaves[permission][what])
}
