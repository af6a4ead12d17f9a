import { useStore } from '@nanostores/react'
import { defineCommand } from '@tessera/cache'
import type { Theme } from '@tessera/contracts/boot'
import { logOut } from '@tessera/contracts/calls/session'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { sessionChanged, themeChosen } from '@tessera/contracts/events/facts'
import { defineMessages } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { Avatar } from '@tessera/ui/avatar'
import { type MenuGroup, type MenuItem, MenuPanel } from '@tessera/ui/menu'
import { useMenuBeside } from '@tessera/ui/use-menu'
import type { RefObject } from 'react'
import type { Shell } from '../boot/shell.ts'
import { words } from '../words.ts'
import { partnerItems } from './nav-items.ts'

/** Copy of the account menu, which loads when the menu opens. */
const menuWords = defineMessages({
  logOut: 'Log out',
  loggedOut: "You've logged out.",
  profile: 'Your profile',
  settings: 'Settings',
  trash: 'Trash',
  modules: 'Modules',
  appearance: 'Appearance',
  themeSystem: 'System',
  themeLight: 'Light',
  themeDark: 'Dark',
})

const themes = {
  system: menuWords.themeSystem,
  light: menuWords.themeLight,
  dark: menuWords.themeDark,
} as const

const themeNames = ['system', 'light', 'dark'] as const satisfies readonly Theme[]

const logOutCommand = defineCommand(logOut, { name: 'log-out' })

async function leave(shell: Shell): Promise<void> {
  const { commands, bus, navigate, toast } = shell.parts
  const outcome = await commands.run(logOutCommand, {})
  if (outcome.state !== 'done') return
  navigate(paths.home.to())
  bus.emit(sessionChanged, { viewer: null })
  toast({ text: menuWords.loggedOut() })
}

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
const leads = (shell: Shell, row: Pick<MenuItem, 'id' | 'label'> & { to: string }): MenuItem => ({
  id: row.id,
  label: row.label,
  href: row.to,
  onSelect: () => shell.parts.navigate(row.to),
})

/** The rows in groups: the person, what their account has, how it looks, and the way out. */
function useGroups(shell: Shell, viewer: Viewer): readonly MenuGroup[] {
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
    {
      id: 'account',
      items: [
        ...partner.map(({ label, to }) => leads(shell, { id: to, label, to })),
        leads(shell, { id: 'settings', label: menuWords.settings(), to: paths.settings.to() }),
        leads(shell, { id: 'trash', label: menuWords.trash(), to: paths.trash.to() }),
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
      id: 'appearance',
      label: menuWords.appearance(),
      segments: true,
      items: themeNames.map((choice) => ({
        id: choice,
        label: themes[choice](),
        checked: theme === choice,
        onSelect: () => shell.parts.bus.emit(themeChosen, { theme: choice }),
      })),
    },
    {
      id: 'leave',
      items: [{ id: 'log-out', label: menuWords.logOut(), onSelect: () => void leave(shell) }],
    },
  ]
}

/** The menu of the viewer's avatar. */
export default function AccountMenu(props: AccountMenuProps) {
  const { shell, viewer, id, button, open, setOpen } = props
  const menu = useMenuBeside({ align: 'end', button, open, setOpen })
  const groups = useGroups(shell, viewer)
  return <MenuPanel id={id} label={words.account()} items={groups} menu={menu} />
}
