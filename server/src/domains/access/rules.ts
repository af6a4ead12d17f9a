import type { Permission } from '@tessera/contracts/entities/permission'

/** What a permission lets somebody do in a business's name. */
interface Leave {
  /** Change the business's boards and pins as the business itself would. */
  readonly content: boolean
  /** Save to the protected boards of the business's ad accounts. */
  readonly ads: boolean
}

const leaves: Readonly<Record<Permission, Leave>> = {
  OWNER: { content: true, ads: true },
  CONTENT: { content: true, ads: true },
  ADS: { content: false, ads: true },
  ANALYTICS: { content: false, ads: false },
}

/** What a business asks of somebody who acts for it, and what it lets them do. */
export interface Grant {
  readonly permissions: readonly Permission[]
  readonly meetsMfa: boolean
}

/** One's own account counts as held with every right. */
export const ownGrant: Grant = { permissions: ['OWNER'], meetsMfa: true }

/** Whether a grant lets somebody act at all: with a second factor where one is asked for, or as owner. */
const isActing = (grant: Grant): boolean => grant.meetsMfa || grant.permissions.includes('OWNER')

/** Whether a grant lets somebody work on the business's boards, or on those of its ad accounts alone. */
export function mayWorkOn(what: keyof Leave, grant: Grant | undefined): boolean {
  if (grant === undefined || !isActing(grant)) return false
  return grant.permissions.some((permission) => leaves[permission][what])
}
