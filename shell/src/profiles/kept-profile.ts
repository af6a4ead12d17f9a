import { Permission } from '@tessera/contracts/entities/permission'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { Profile } from '@tessera/module'

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = 'tessera.profile'

const isText = (value: unknown): value is string => typeof value === 'string'

const isPermission = (value: unknown): boolean =>
  Permission.options.some((permission) => permission === value)

/** True for a profile. Without the contracts' schemas, which a first view does not wait for. */
function isProfile(value: unknown): value is Profile {
  const { id, username, permissions } = Object(value)
  return (
    isText(id) &&
    /^[1-9]\d{0,18}$/.test(id) &&
    isText(username) &&
    Array.isArray(permissions) &&
    permissions.every(isPermission)
  )
}

/** Returns the profile that this viewer chose in this tab, if any. */
export function keptProfile(keeper: Keeper, viewer: Viewer): Profile | undefined {
  try {
    const kept = Object(JSON.parse(keeper.getItem(key) ?? 'null'))
    // The choice belongs to one viewer; the next person in this tab starts without it.
    return kept.viewer === viewer.id && isProfile(kept.profile) ? kept.profile : undefined
  } catch {
    return undefined
  }
}

/** Stores the chosen profile for the lifetime of the tab. */
export function keepProfile(keeper: Keeper, viewer: Viewer, profile: Profile): void {
  try {
    keeper.setItem(key, JSON.stringify({ viewer: viewer.id, profile }))
  } catch {
    // Without storage, every page starts as the viewer's own profile.
  }
}

/** Removes the stored profile. */
export function forgetProfile(keeper: Keeper): void {
  try {
    keeper.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}
