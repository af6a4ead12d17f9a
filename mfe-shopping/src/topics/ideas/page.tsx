import { useTitle } from '@tessera/module/react'
import { PageTitle } from '@tessera/ui/page-title'
import { TopicTiles } from '../interests/topic-tiles.tsx'
import styles from './page.module.css'
import { words } from './words.ts'

/** Lists all topics, each with a picture. */
export default function IdeasPage() {
  useTitle(words.title())
  return (
    <div className={styles.page}>
      <div className={styles.wide}>
        <header className={styles.head}>
          <div className={styles.about}>
            <PageTitle size="hero">{words.heading()}</PageTitle>
            <p className={styles.text}>{words.about()}</p>
          </div>
        </header>
        <TopicTiles />
      </div>
    </div>
  )
}
