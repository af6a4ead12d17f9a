import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { Profile } from '@tessera/module'

/** Whether a profile is the looker's own, or the one they act as. */
export function isOwnProfile(
  userId: string,
  looker: { readonly viewer: Viewer | null; readonly profile: Profile | null },
): boolean {
  return looker.viewer !== null && [looker.viewer.id, looker.profile?.id].includes(userId)
}
