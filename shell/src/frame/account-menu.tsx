import { useStore } from '@nanostores/react'
import { isActive } from '@tessera/contracts/active'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { themeChosen } from '@tessera/contracts/events/facts'
import { defineMessages } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { Avatar } from '@tessera/ui/avatar'
import { type MenuGroup, type MenuItem, MenuPanel } from '@tessera/ui/menu'
import { useMenuBeside } from '@tessera/ui/use-menu'
import type { RefObject } from 'react'
import { accountsGroup, leaveGroup } from '../accounts/account-items.tsx'
import { useListedAccounts } from '../accounts/use-listed-accounts.ts'
import { keysOf } from '../palette/key-names.ts'
import { profilesGroups } from '../profiles/profile-items.tsx'
import type { Shell } from '../shell/shell.ts'
import { themeNames, themeWords } from '../theme/theme-words.ts'
import { words } from '../words.ts'
import { partnerItems } from './nav-items.ts'

/** Copy of the account menu, which loads when the menu opens. */
const menuWords = defineMessages({
  profile: 'Your profile',
  library: 'Your library',
  later: 'Saved for later',
  settings: 'Settings',
  trash: 'Trash',
  admin: 'Administration',
  modules: 'Modules',
  help: 'Help',
  palette: 'Command palette',
  appearance: 'Appearance',
})

interface AccountMenuProps {
  readonly shell: Shell
  readonly viewer: Viewer
  /** The id of the menu, for the button's `aria-controls`. */
  readonly id: string
  /** The viewer's avatar in the header. */
  readonly button: RefObject<HTMLButtonElement | null>
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
}

/** A row that leads to a page. */
const leads = (
  shell: Pick<Shell, 'parts'>,
  row: Pick<MenuItem, 'id' | 'label'> & { to: string },
): MenuItem => ({
  id: row.id,
  label: row.label,
  href: row.to,
  onSelect: () => shell.parts.navigate(row.to),
})

/** True for somebody with a role in looking after the product, where a module offers the area for it. */
const hasArea = ({ boot }: Pick<Shell, 'boot'>, viewer: Viewer): boolean =>
  viewer.house_role !== undefined &&
  boot.modules.some(
    (module) =>
      isActive(module) &&
      module.descriptor.pages.some(({ route }) => route === paths.admin.pattern),
  )

/**
 * The rows in groups: the person, the profiles and accounts that they can use, what their account
 * has, how it looks, and the way out.
 */
function useGroups(shell: Shell, viewer: Viewer, open: boolean): readonly MenuGroup[] {
  const others = useListedAccounts(shell, viewer, open)
  const profile = useStore(shell.stores.$profile)
  const profiles = useStore(shell.profiles.$list)
  const theme = useStore(shell.stores.$theme)
  const { phone } = useStore(shell.stores.$layout)
  const { id, full_name: name, username, image_medium_url: image } = viewer
  const partner = phone ? partnerItems(shell.boot.modules, viewer) : []
  return [
    {
      id: 'person',
      items: [
        {
          ...leads(shell, { id: 'profile', label: name, to: paths.profile.to({ username }) }),
          note: menuWords.profile(),
          picture: <Avatar id={id} name={name} picture={image ?? undefined} size={40} decorative />,
        },
      ],
    },
    ...profilesGroups(shell, profiles, profile?.id),
    accountsGroup(shell, others),
    {
      id: 'account',
      items: [
        ...partner.map(({ label, to }) => leads(shell, { id: to, label, to })),
        leads(shell, { id: 'library', label: menuWords.library(), to: paths.library.to() }),
        leads(shell, { id: 'later', label: menuWords.later(), to: paths.savedForLater.to() }),
        leads(shell, { id: 'settings', label: menuWords.settings(), to: paths.settings.to() }),
        leads(shell, { id: 'trash', label: menuWords.trash(), to: paths.trash.to() }),
        ...(hasArea(shell, viewer)
          ? [leads(shell, { id: 'admin', label: menuWords.admin(), to: paths.admin.to() })]
          : []),
        ...(viewer.may_override
          ? [
              {
                id: 'modules',
                label: menuWords.modules(),
                onSelect: () => shell.$panel.set(true),
              },
            ]
          : []),
      ],
    },
    {
      id: 'help',
      items: [
        leads(shell, { id: 'help', label: menuWords.help(), to: paths.helpIndex.to() }),
        {
          id: 'palette',
          label: menuWords.palette(),
          ...(phone ? {} : { note: keysOf('Control+K', navigator).flat().join(' ') }),
          onSelect: () => shell.$palette.set('commands'),
        },
      ],
    },
    {
      id: 'appearance',
      label: menuWords.appearance(),
      segments: true,
      items: themeNames.map((choice) => ({
        id: choice,
        label: themeWords[choice](),
        checked: theme === choice,
        onSelect: () => shell.parts.bus.emit(themeChosen, { theme: choice }),
      })),
    },
    leaveGroup(shell, viewer, others),
  ]
}

/** The menu of the viewer's avatar. */
export default function AccountMenu(props: AccountMenuProps) {
  const { shell, viewer, id, button, open, setOpen } = props
  const menu = useMenuBeside({ align: 'end', button, open, setOpen })
  const groups = useGroups(shell, viewer, open)
  return <MenuPanel id={id} label={words.account()} items={groups} menu={menu} />
}
