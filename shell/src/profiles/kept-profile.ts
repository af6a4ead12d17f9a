import { Permission } from '@tessera/contracts/entities/permission'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import type { Profile } from '@tessera/module'

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = 'tessera.profile'

const Kept = z.object({
  /** The choice belongs to one viewer; the next person in this tab starts without it. */
  viewer: UserId,
  profile: z.object({ id: UserId, username: z.string(), permissions: z.array(Permission) }),
})

/** Returns the profile that this viewer chose in this tab, if any. */
export function keptProfile(keeper: Keeper, viewer: Viewer): Profile | undefined {
  try {
    const kept = z.safeParse(Kept, JSON.parse(keeper.getItem(key) ?? 'null'))
    return kept.success && kept.data.viewer === viewer.id ? kept.data.profile : undefined
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
