import { PageTitle } from '@tessera/ui/page-title'
import type { ReactElement } from 'react'
import styles from './visitor-home.module.css'
import { words } from './words.ts'

/** What a visitor reads first. */
export function Hero(): ReactElement {
  return (
    <header className={styles.hero}>
      <PageTitle size="hero" className={styles.title ?? ''}>
        {words.heroTitle()}
      </PageTitle>
      <p className={styles.text}>{words.heroText()}</p>
    </header>
  )
}
