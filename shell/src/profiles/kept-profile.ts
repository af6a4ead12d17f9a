import { Permission } from '@tessera/contracts/entities/permission'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import type { Profile } from '@tessera/module'

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = 'tessera.profile'

const Kept = z.object({
  /** Who acts: what one person chose is nothing to the next in this tab. */
  viewer: UserId,
  profile: z.object({ id: UserId, username: z.string(), permissions: z.array(Permission) }),
})

/** Whom this person acts as in this tab; undefined when they never said. */
export function keptProfile(keeper: Keeper, viewer: Viewer): Profile | undefined {
  try {
    const kept = z.safeParse(Kept, JSON.parse(keeper.getItem(key) ?? 'null'))
    return kept.success && kept.data.viewer === viewer.id ? kept.data.profile : undefined
  } catch {
    return undefined
  }
}

/** Keeps whom somebody acts as for as long as the tab is there. */
export function keepProfile(keeper: Keeper, viewer: Viewer, profile: Profile): void {
  try {
    keeper.setItem(key, JSON.stringify({ viewer: viewer.id, profile }))
  } catch {
    // A browser that keeps nothing begins each page as the person themself.
  }
}

/** Forgets whom somebody acted as. */
export function forgetProfile(keeper: Keeper): void {
  try {
    keeper.removeItem(key)
  } catch {
    // Nor has it anything to forget.
  }
}
