import { words } from '../words.ts'
import styles from './page.module.css'

/** What a visitor reads first. The ways in are the header's. */
export function Hero() {
  return (
    <header className={styles.hero}>
      <h1 className={styles.title}>{words.heroTitle()}</h1>
      <p className={styles.text}>{words.heroText()}</p>
    </header>
  )
}
