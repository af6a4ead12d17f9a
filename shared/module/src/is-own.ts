import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { Profile } from './context.ts'

/** The owner of something: a pin names its pinner by id, an address by username. */
export type Viewed =
  | { readonly id: string; readonly username?: string }
  | { readonly id?: undefined; readonly username: string }

/**
 * True when the owner is the viewer's account, or the profile that they act as. Always false for a visitor.
 *
 *     isOwn(pin.pinner, profile, viewer)
 *     isOwn({ username }, profile, viewer)
 */
export function isOwn(user: Viewed, profile: Profile | null, viewer: Viewer | null): boolean {
  if (viewer === null) return false
  return [viewer, profile].some((own) => own !== null && isSame(user, own))
}

/** Compares ids, or usernames without regard to case when there is no id. */
const isSame = (user: Viewed, own: { readonly id: string; readonly username: string }): boolean =>
  user.id === undefined
    ? user.username.toLowerCase() === own.username.toLowerCase()
    : user.id === own.id
