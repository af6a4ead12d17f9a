import { useStore } from '@nanostores/react'
import { authRequested } from '@tessera/contracts/events/requests'
import { navItems } from '@tessera/contracts/nav-items'
import { paths } from '@tessera/contracts/paths'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { NavLink } from 'react-router-dom'
import { Notifications } from '../notifications/notifications.tsx'
import type { Shell } from '../shell/shell.ts'
import { words } from '../words.ts'
import { Account } from './account.tsx'
import styles from './frame.module.css'
import { navIcons } from './nav-items.ts'

function SignUp({ shell }: { readonly shell: Pick<Shell, 'parts'> }) {
  const ask = () => shell.parts.bus.emit(authRequested, { source: 'homePage', start: 'sign-up' })
  return (
    <button type="button" className={styles.bottomLink} onClick={ask}>
      <Icon shape={icons.person} />
      <span>{words.signUp()}</span>
    </button>
  )
}

/** The bottom bar of a phone: the modules' navigation, and the viewer's account or sign-up. */
export function BottomBar({ shell }: { readonly shell: Shell }) {
  const viewer = useStore(shell.stores.$viewer)
  const items = navItems(shell.boot.modules, viewer).filter(({ who }) => who !== 'partner')
  return (
    <nav aria-label={words.bottom()} className={styles.bottomBar}>
      {items.map(({ to, label, icon }) => (
        <NavLink key={to} to={to} end={to === paths.home.to()} className={styles.bottomLink ?? ''}>
          <Icon shape={navIcons[icon]} />
          <span>{label}</span>
        </NavLink>
      ))}
      {viewer === null ? (
        <SignUp shell={shell} />
      ) : (
        <>
          <Notifications shell={shell} className={styles.bottomLink} phone />
          <div className={styles.bottomAccount}>
            <Account shell={shell} viewer={viewer} />
          </div>
        </>
      )}
    </nav>
  )
}
