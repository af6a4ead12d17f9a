import type { HouseAct } from '@tessera/contracts/house-acts'
import { Link } from '@tessera/module/react'
import { type ReactElement, useEffect, useRef } from 'react'
import { type AdminPage, addressOf, navigation } from './addresses.ts'
import styles from './area.module.css'
import { frameWords as words } from './words.ts'

interface NavigationProps {
  readonly page: AdminPage
  readonly may: (act: HouseAct) => boolean
}

/** The links of the area: a column in groups, and on a narrow screen a row that scrolls. */
export function Navigation({ page, may }: NavigationProps): ReactElement {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]')
    if (list.current !== null && list.current.scrollWidth > list.current.clientWidth)
      current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  const groups = navigation.map(({ label, entries }) => ({
    label,
    entries: entries.filter(({ needs }) => needs === undefined || may(needs)),
  }))
  return (
    <nav ref={list} aria-label={words.sections()} className={styles.nav}>
      {groups
        .filter(({ entries }) => entries.length > 0)
        .map(({ label, entries }) => (
          <div key={label()} className={styles.group}>
            <p className={styles.groupLabel}>{label()}</p>
            {entries.map((entry) => (
              <Link
                key={entry.page}
                to={addressOf(entry.page)}
                aria-current={entry.page === page ? 'page' : undefined}
                className={styles.link}
              >
                {entry.label()}
              </Link>
            ))}
          </div>
        ))}
    </nav>
  )
}
