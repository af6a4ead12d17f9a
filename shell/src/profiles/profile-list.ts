import type { BusinessProfile } from '@tessera/contracts/calls/access'
import type { Permission } from '@tessera/contracts/entities/permission'
import type { Viewer } from '@tessera/contracts/entities/viewer'

/** An account that the viewer may act for, as the switcher shows it. */
export interface ListedProfile {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly picture: string | null
  readonly permissions: readonly Permission[]
  readonly isOwn: boolean
  /** Whether it can be acted for as things stand; if not, a second factor is missing. */
  readonly isActing: boolean
}

/** A profile is acting with the second factor that it asks for, and to its owner without one. */
const isActing = ({ permissions, viewerMeetsMfaRequirement }: BusinessProfile): boolean =>
  viewerMeetsMfaRequirement || permissions.includes('OWNER')

/** What the viewer's own account is among the profiles, also before the others are known. */
const ownOf = (viewer: Viewer): ListedProfile => ({
  id: viewer.id,
  username: viewer.username,
  name: viewer.full_name,
  picture: viewer.image_medium_url,
  permissions: ['OWNER'],
  isOwn: true,
  isActing: true,
})

/** The profiles to choose among: one's own first, as its owner, and then the others by name. */
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

/** The profile of this id, where it is there and can be acted for; else one's own. */
export function actingAmong(
  list: readonly ListedProfile[],
  id: string | undefined,
): ListedProfile | undefined {
  return list.find((each) => each.id === id && each.isActing) ?? list.find(({ isOwn }) => isOwn)
}
