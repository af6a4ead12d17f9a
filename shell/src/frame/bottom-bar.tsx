import { useStore } from '@nanostores/react'
import { paths } from '@tessera/contracts/paths'
import type { IconName } from '@tessera/ui/icon'
import { Icon } from '@tessera/ui/icon'
import { NavLink } from 'react-router-dom'
import type { Shell } from '../boot/shell.ts'
import { words } from '../words.ts'
import styles from './frame.module.css'
import { navItems } from './nav-items.ts'

interface Item {
  readonly to: string
  readonly label: string
  readonly icon: IconName
}

/** The bottom bar of a phone: the modules' navigation and the viewer's saved pins. */
export function BottomBar({ shell }: { readonly shell: Shell }) {
  const viewer = useStore(shell.stores.$viewer)
  const saved: readonly Item[] =
    viewer === null
      ? []
      : [
          {
            to: paths.profile.to({ username: viewer.username }),
            label: words.saved(),
            icon: 'heart',
          },
        ]
  const items = [
    ...navItems(shell.boot.modules, viewer),
    { to: paths.search.to(), label: words.search(), icon: 'search' } as const,
    ...saved,
  ]
  return (
    <nav aria-label={words.bottom()} className={styles.bottomBar}>
      {items.map(({ to, label, icon }) => (
        <NavLink key={to} to={to} end={to === paths.home.to()} className={styles.bottomLink ?? ''}>
          <Icon name={icon} />
          <span>{label}</span>
        </NavLink>
      ))}
    </nav>
  )
}
