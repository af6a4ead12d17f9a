import { paths } from '@tessera/contracts/paths'
import type { HostParts } from '@tessera/module/host'
import { Avatar } from '@tessera/ui/avatar'
import type { MenuGroup, MenuItem } from '@tessera/ui/menu'
import type { ListedProfile } from './profile-list.ts'
import type { Profiles } from './profiles.ts'
import { words } from './words.ts'

/** Returns the viewer's highest role in a profile, or the reason that it cannot be used. */
function noteOf({ isOwn, isActing, permissions }: ListedProfile): string {
  if (isOwn) return words.own()
  if (!isActing) return words.secondFactorNeeded()
  if (permissions.includes('OWNER')) return words.owner()
  if (permissions.includes('CONTENT')) return words.content()
  if (permissions.includes('ADS')) return words.ads()
  return permissions.includes('MONEY') ? words.money() : words.analytics()
}

/** The menu's rows of the profiles that the viewer acts for; none with one profile. */
export function profilesGroups(
  { parts, profiles }: { readonly profiles: Profiles; readonly parts: Pick<HostParts, 'navigate'> },
  list: readonly ListedProfile[],
  activeId: string | undefined,
): readonly MenuGroup[] {
  const active = list.find(({ id }) => id === activeId)
  if (list.length < 2 || active === undefined) return []
  const linkTo = (id: string, label: string, to: string): MenuItem => ({
    id,
    label,
    href: to,
    onSelect: () => parts.navigate(to),
  })
  const see = linkTo('see', words.see(), paths.profile.to({ username: active.username }))
  const turnOn = linkTo('turn-on', words.turnOn(), paths.securitySettings.to())
  return [
    {
      id: 'profiles',
      label: words.profiles(),
      items: [
        ...list.map((profile) => ({
          id: profile.id,
          label: profile.name,
          note: noteOf(profile),
          picture: (
            <Avatar
              decorative
              id={profile.id}
              name={profile.name}
              picture={profile.picture ?? undefined}
              size={40}
            />
          ),
          checked: profile.id === active.id,
          disabled: !profile.isActing,
          onSelect: () => profiles.switchTo(profile.id),
        })),
        ...(active.isOwn ? [] : [see]),
        ...(list.some(({ isActing }) => !isActing) ? [turnOn] : []),
      ],
    },
  ]
}
