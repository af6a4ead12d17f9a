import { useStore } from '@nanostores/react'
import type { Theme } from '@tessera/contracts/boot'
import { logOut } from '@tessera/contracts/calls/session'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { sessionChanged, themeChosen } from '@tessera/contracts/events/facts'
import { paths } from '@tessera/contracts/paths'
import type { MenuItem } from '@tessera/ui/menu'
import { MenuPanel } from '@tessera/ui/menu'
import { useMenuBeside } from '@tessera/ui/use-menu'
import type { RefObject } from 'react'
import type { Shell } from '../boot/shell.ts'
import { words } from '../words.ts'
import { menuWords } from './account-menu-words.ts'

const themes = {
  system: menuWords.themeSystem,
  light: menuWords.themeLight,
  dark: menuWords.themeDark,
} as const

const themeNames = ['system', 'light', 'dark'] as const satisfies readonly Theme[]

async function leave(shell: Shell): Promise<void> {
  const { client, bus, navigate, toast } = shell.parts
  const result = await client.call(logOut, {})
  if (!result.ok) {
    toast({ text: result.error.message, tone: 'bad' })
    return
  }
  navigate(paths.home.to())
  bus.emit(sessionChanged, { viewer: null })
  toast({ text: menuWords.loggedOut() })
}

interface AccountMenuProps {
  readonly shell: Shell
  readonly viewer: Viewer
  /** By which its button names it. */
  readonly id: string
  /** The viewer's picture in the header. */
  readonly button: RefObject<HTMLButtonElement | null>
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
}

/** The menu behind the viewer's picture: their profile, the theme, the way out. */
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
