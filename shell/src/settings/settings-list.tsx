import { settingsSections } from '@tessera/contracts/settings-sections'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { PageTitle } from '@tessera/ui/page-title'
import { Link } from 'react-router-dom'
import { useFirstTitle } from '../pages/first-title.ts'
import type { Shell } from '../shell/shell.ts'
import { sectionIcons } from './section-icons.ts'
import styles from './settings-frame.module.css'
import { words } from './words.ts'

/** The sections of the settings as a page of their own, for phones. */
export function SettingsList({ shell }: { readonly shell: Pick<Shell, 'boot'> }) {
  useFirstTitle(words.title(), shell.boot.brand)
  return (
    <div className={styles.frame}>
      <PageTitle className={styles.title ?? ''}>{words.title()}</PageTitle>
      <nav aria-label={words.title()} className={styles.list}>
        {settingsSections(shell.boot.modules).map(({ to, title, icon }) => (
          <Link key={to} to={to} className={styles.row ?? ''}>
            <Icon shape={sectionIcons[icon]} />
            <span>{title}</span>
            <Icon shape={icons.next} size={20} />
          </Link>
        ))}
      </nav>
    </div>
  )
}
