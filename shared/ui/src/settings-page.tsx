import type { ReactElement, ReactNode } from 'react'
import { useId } from 'react'
import { PageTitle } from './page-title.tsx'
import styles from './settings-page.module.css'

interface SettingsPageProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

/**
 * A section of the settings: its title, a sentence about it and its panels. The shell draws the
 * list of sections beside it and the space around it.
 */
export function SettingsPage({ title, lead, children }: SettingsPageProps): ReactElement {
  return (
    <>
      <header className={styles.head}>
        <PageTitle>{title}</PageTitle>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </>
  )
}

interface SettingsPanelProps {
  title: string
  why?: ReactNode
  children: ReactNode
}

/** A part of a section, below a line: its title and reason beside its content, or above when narrow. */
export function SettingsPanel({ title, why, children }: SettingsPanelProps): ReactElement {
  const titleId = useId()
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.about}>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {why === undefined ? null : <p className={styles.why}>{why}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
