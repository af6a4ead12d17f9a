import { useStore } from '@nanostores/react'
import { authRequested } from '@tessera/contracts/events/requests'
import { navItems } from '@tessera/contracts/nav-items'
import { paths } from '@tessera/contracts/paths'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import { Mark } from '@tessera/ui/mark'
import { NavLink } from 'react-router-dom'
import { Notifications } from '../notifications/notifications.tsx'
import { SearchBox } from '../search/search-box.tsx'
import type { Shell } from '../shell/shell.ts'
import { words } from '../words.ts'
import { Account } from './account.tsx'
import styles from './frame.module.css'
import { navIcons } from './nav-items.ts'

/** Returns the first field of the form on the page for a log-in, or for a sign-up. */
function formOnPage(start: 'sign-up' | 'log-in'): HTMLElement | null {
  const page = start === 'log-in' ? paths.login : paths.signup
  return location.pathname === page.to()
    ? document.querySelector<HTMLElement>('main form input')
    : null
}

/** A phone has sign-up in its bottom bar. */
function WaysIn({ shell }: { readonly shell: Pick<Shell, 'parts' | 'stores'> }) {
  const ask = (start: 'sign-up' | 'log-in') => () => {
    // A second form over the page's own would be empty, whatever was typed into the first.
    const field = formOnPage(start)
    if (field === null) shell.parts.bus.emit(authRequested, { source: 'homePage', start })
    else field.focus()
  }
  const { phone } = useStore(shell.stores.$layout)
  return (
    <div className={styles.waysIn}>
      {phone ? null : (
        <Button kind="primary" onClick={ask('sign-up')}>
          {words.signUp()}
        </Button>
      )}
      <Button onClick={ask('log-in')}>{words.logIn()}</Button>
    </div>
  )
}

function Nav({ shell }: { readonly shell: Pick<Shell, 'boot' | 'stores'> }) {
  const viewer = useStore(shell.stores.$viewer)
  return (
    <nav aria-label={words.primary()} className={styles.nav}>
      {navItems(shell.boot.modules, viewer).map(({ to, label, icon }) => (
        <NavLink key={to} to={to} end={to === paths.home.to()} className={styles.navLink ?? ''}>
          <Icon shape={navIcons[icon]} />
          <span>{label}</span>
        </NavLink>
      ))}
    </nav>
  )
}

/** The header: the logo, the modules' navigation, search, and the viewer's account or log-in. */
export function Header({ shell }: { readonly shell: Shell }) {
  const viewer = useStore(shell.stores.$viewer)
  const { phone, size } = useStore(shell.stores.$layout)
  const { brand } = shell.boot
  return (
    <header className={styles.header}>
      <NavLink
        to={paths.home.to()}
        end
        className={styles.mark ?? ''}
        aria-label={words.home({ brand })}
      >
        {viewer === null && size === 'wide' ? <Mark name={brand} /> : <Mark />}
      </NavLink>
      {phone ? null : <Nav shell={shell} />}
      <SearchBox shell={shell} />
      {viewer === null ? <WaysIn shell={shell} /> : null}
      {viewer === null || phone ? null : (
        <>
          <Notifications shell={shell} className={styles.bell} phone={false} />
          <Account shell={shell} viewer={viewer} />
        </>
      )}
    </header>
  )
}
