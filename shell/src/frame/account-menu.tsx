import { useStore } from '@nanostores/react'
import { defineCommand } from '@tessera/cache'
import type { Theme } from '@tessera/contracts/boot'
import { logOut } from '@tessera/contracts/calls/session'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { sessionChanged, themeChosen } from '@tessera/contracts/events/facts'
import { defineMessages } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { type MenuItem, MenuPanel } from '@tessera/ui/menu'
import { useMenuBeside } from '@tessera/ui/use-menu'
import type { RefObject } from 'react'
import type { Shell } from '../boot/shell.ts'
import { words } from '../words.ts'

/** Copy of the account menu, which loads when the menu opens. */
const menuWords = defineMessages({
  logOut: 'Log out',
  loggedOut: "You've logged out.",
  profile: 'Your profile',
  security: 'Security',
  trash: 'Trash',
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

/** The menu of the viewer's avatar: their profile, the theme and log-out. */
export default function AccountMenu(props: AccountMenuProps) {
  const { shell, viewer, id, button, open, setOpen } = props
  const menu = useMenuBeside({ align: 'end', button, open, setOpen })
  const theme = useStore(shell.stores.$theme)
  const profile = paths.profile.to({ username: viewer.username })
  const items: readonly MenuItem[] = [
    {
      id: 'profile',
      label: viewer.full_name,
      note: menuWords.profile(),
      onSelect: () => shell.parts.navigate(profile),
    },
    ...themeNames.map((name) => ({
      id: name,
      label: themes[name](),
      checked: theme === name,
      onSelect: () => shell.parts.bus.emit(themeChosen, { theme: name }),
    })),
    {
      id: 'security',
      label: menuWords.security(),
      href: paths.securitySettings.to(),
      onSelect: () => shell.parts.navigate(paths.securitySettings.to()),
    },
    {
      id: 'trash',
      label: menuWords.trash(),
      href: paths.trash.to(),
      onSelect: () => shell.parts.navigate(paths.trash.to()),
    },
    { id: 'log-out', label: menuWords.logOut(), onSelect: () => void leave(shell) },
  ]
  return <MenuPanel id={id} label={words.account()} items={items} menu={menu} />
}
