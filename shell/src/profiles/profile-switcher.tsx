import { useStore } from '@nanostores/react'
import { paths } from '@tessera/contracts/paths'
import type { Profile } from '@tessera/module'
import { Avatar } from '@tessera/ui/avatar'
import { Icon } from '@tessera/ui/icon'
import type { MenuItem } from '@tessera/ui/menu'
import { Menu } from '@tessera/ui/menu'
import type { ReactElement } from 'react'
import type { Shell } from '../boot/shell.ts'
import type { ListedProfile } from './profile-list.ts'
import styles from './profile-switcher.module.css'
import { words } from './words.ts'

/** The parts of the shell that the switcher uses. */
export interface SwitcherShell extends Pick<Shell, 'profiles' | 'stores'> {
  readonly parts: Pick<Shell['parts'], 'navigate' | 'report'>
}

/** Returns the viewer's highest role in a profile, or the reason that it cannot be used. */
function noteOf({ isOwn, isActing, permissions }: ListedProfile): string {
  if (isOwn) return words.own()
  if (!isActing) return words.secondFactorNeeded()
  if (permissions.includes('OWNER')) return words.owner()
  if (permissions.includes('CONTENT')) return words.content()
  return permissions.includes('ADS') ? words.ads() : words.analytics()
}

function itemsOf(
  shell: SwitcherShell,
  list: readonly ListedProfile[],
  active: ListedProfile,
): readonly MenuItem[] {
  const linkTo = (id: string, label: string, to: string): MenuItem => ({
    id,
    label,
    href: to,
    onSelect: () => shell.parts.navigate(to),
  })
  const choices = list.map((profile) => ({
    id: profile.id,
    label: (
      <span className={styles.choice}>
        <Avatar
          decorative
          id={profile.id}
          name={profile.name}
          picture={profile.picture ?? undefined}
          size={36}
        />
        <span className={styles.who}>
          {profile.name} <span className={styles.note}>{noteOf(profile)}</span>
        </span>
      </span>
    ),
    checked: profile.id === active.id,
    disabled: !profile.isActing,
    onSelect: () => shell.profiles.switchTo(profile.id),
  }))
  return [
    ...choices,
    ...(active.isOwn
      ? []
      : [linkTo('see', words.see(), paths.profile.to({ username: active.username }))]),
    ...(list.some(({ isActing }) => !isActing)
      ? [linkTo('turn-on', words.turnOn(), paths.securitySettings.to())]
      : []),
  ]
}

/** Chooses the profile to use; only shown to members with several profiles. */
export default function ProfileSwitcher({
  shell,
  list,
  profile,
}: {
  readonly shell: SwitcherShell
  readonly list: readonly ListedProfile[]
  readonly profile: Profile
}): ReactElement | null {
  const { phone } = useStore(shell.stores.$layout)
  const active = list.find(({ id }) => id === profile.id)
  if (active === undefined) return null
  return (
    <Menu
      label={words.switcher({ name: active.name })}
      items={itemsOf(shell, list, active)}
      kind={active.isOwn ? 'plain' : 'quiet'}
      square={phone}
    >
      <span className={styles.button}>
        {active.isOwn ? (
          <Icon name="people" size={phone ? 24 : 20} />
        ) : (
          <Avatar
            decorative
            id={active.id}
            name={active.name}
            picture={active.picture ?? undefined}
            size={phone ? 32 : 28}
          />
        )}
        {phone ? null : (
          <>
            <bdi className={styles.name}>{active.name}</bdi>
            <Icon name="down" size={18} />
          </>
        )}
      </span>
    </Menu>
  )
}
