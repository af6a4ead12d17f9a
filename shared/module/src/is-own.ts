import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { Profile } from './context.ts'

/** Somebody as what is looked at names them: a pin by its pinner's id, an address by a username. */
export type Viewed =
  | { readonly id: string; readonly username?: string }
  | { readonly id?: undefined; readonly username: string }

/**
 * Whether what is looked at is the looker's own: of the account that they are logged in to, or of
 * the profile that they act as. To a visitor nothing is.
 *
 *     isOwn(pin.pinner, profile, viewer)
 *     isOwn({ username }, profile, viewer)
 */
export function isOwn(user: Viewed, profile: Profile | null, viewer: Viewer | null): boolean {
  if (viewer === null) return false
  return [viewer, profile].some((own) => own !== null && isSame(user, own))
}

/** An id says who it is; without one the username does, in whatever letters an address has it. */
const isSame = (user: Viewed, own: { readonly id: string; readonly username: string }): boolean =>
  user.id === undefined
    ? user.username.toLowerCase() === own.username.toLowerCase()
    : user.id === own.id
