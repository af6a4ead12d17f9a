import type { BusinessProfile } from '@tessera/contracts/calls/access'
import type { Permission } from '@tessera/contracts/entities/permission'
import type { Viewer } from '@tessera/contracts/entities/viewer'

/** A profile that the viewer may use, as the switcher shows it. */
export interface ListedProfile {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly picture: string | null
  readonly permissions: readonly Permission[]
  readonly isOwn: boolean
  /** False when the viewer needs a second factor to use it. */
  readonly isActing: boolean
}

/** A profile is acting when its second-factor rule is met; an owner needs none. */
const isActing = ({ permissions, viewerMeetsMfaRequirement }: BusinessProfile): boolean =>
  viewerMeetsMfaRequirement || permissions.includes('OWNER')

/** Returns the viewer's own account as a profile, also before the list has loaded. */
const ownOf = (viewer: Viewer): ListedProfile => ({
  id: viewer.id,
  username: viewer.username,
  name: viewer.full_name,
  picture: viewer.image_medium_url,
  permissions: ['OWNER'],
  isOwn: true,
  isActing: true,
})

/** Returns the profiles to choose from: the viewer's own first, the others by name. */
export function profileList(
  answer: Readonly<Record<string, BusinessProfile>>,
  viewer: Viewer,
): readonly ListedProfile[] {
  const others = Object.values(answer).flatMap((profile): ListedProfile[] => {
    const { id, permissions, user } = profile
    if (id === viewer.id) return []
    const named = { username: user.username, name: user.businessName, picture: user.imgUrl }
    return [{ id, ...named, permissions, isOwn: false, isActing: isActing(profile) }]
  })
  return [ownOf(viewer), ...others.sort((one, other) => one.name.localeCompare(other.name))]
}

/** Returns the profile with this id if it can be used, or the viewer's own. */
export function actingAmong(
  list: readonly ListedProfile[],
  id: string | undefined,
): ListedProfile | undefined {
  return list.find((each) => each.id === id && each.isActing) ?? list.find(({ isOwn }) => isOwn)
}
