import { useStore } from '@nanostores/react'
import { paths } from '@tessera/contracts/paths'
import { settingsSections } from '@tessera/contracts/settings-sections'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { Skeleton } from '@tessera/ui/skeleton'
import { Link, Navigate, NavLink } from 'react-router-dom'
import Footer from '../footer/footer.tsx'
import { redirectFrom } from '../navigation/guard.ts'
import { useDrawnPage } from '../pages/drawn-page.ts'
import { ModulePage, type PageOfModule } from '../pages/module-page.tsx'
import type { Shell } from '../shell/shell.ts'
import { words as frameWords } from '../words.ts'
import { sectionIcons } from './section-icons.ts'
import styles from './settings-frame.module.css'
import { SettingsList } from './settings-list.tsx'
import { words } from './words.ts'

const Waiting = () => (
  <div role="status" aria-label={frameWords.loading()} className={styles.waiting}>
    <Skeleton width="40%" height={32} />
    <Skeleton width="70%" height={20} />
    <Skeleton height={48} radius="var(--r-m)" />
    <Skeleton height={48} radius="var(--r-m)" />
  </div>
)

function Sections({ shell }: { readonly shell: Pick<Shell, 'boot'> }) {
  return (
    <nav aria-label={words.title()} className={styles.nav}>
      <p className={styles.name}>{words.title()}</p>
      {settingsSections(shell.boot.modules).map(({ to, title, icon }) => (
        <NavLink key={to} to={to} className={styles.link ?? ''}>
          <Icon shape={sectionIcons[icon]} size={20} />
          <span>{title}</span>
        </NavLink>
      ))}
    </nav>
  )
}

/**
 * The settings: their sections beside the one that is open, if any. On a phone the sections are a page of
 * their own.
 */
export default function SettingsFrame({ found }: { readonly found?: PageOfModule }) {
  const { shell, address } = useDrawnPage()
  const { phone } = useStore(shell.stores.$layout)
  const viewer = useStore(shell.stores.$viewer)
  const { pathname, search } = address
  const elsewhere = redirectFrom({ who: 'member' }, viewer, pathname + search)
  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />
  if (found === undefined && phone)
    return (
      <>
        <SettingsList shell={shell} />
        <Footer shell={shell} />
      </>
    )
  const [first] = settingsSections(shell.boot.modules)
  if (found === undefined) return <Navigate to={first?.to ?? paths.home.to()} replace />
  return (
    <>
      <div className={styles.frame}>
        {phone ? (
          <Link to={paths.settings.to()} className={styles.back ?? ''}>
            <Icon shape={icons.back} size={20} />
            {words.title()}
          </Link>
        ) : (
          <Sections shell={shell} />
        )}
        <div className={styles.section}>
          <ModulePage {...found} loading={<Waiting />} />
        </div>
      </div>
      <Footer shell={shell} />
    </>
  )
}
