import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import type { About } from '../about.ts'
import { Controls } from './controls.tsx'
import { Happenings } from './happenings.tsx'
import styles from './harness-page.module.css'
import { ProductFrame } from './product-frame.tsx'
import { TypedAnswerForm } from './typed-answer-form.tsx'
import { useHarness } from './use-harness.ts'
import { ViewForm } from './view-form.tsx'
import { ViewList } from './view-list.tsx'

/** The page around a module that runs alone: what to show of it, to whom, and how the service answers. */
export function HarnessPage({ about }: { readonly about: About }): ReactElement {
  const harness = useHarness(about)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <p className={styles.kicker}>{about.brand}</p>
          <h1 className={styles.title}>{about.module.name} alone</h1>
        </div>
        <Button size="small" onClick={harness.again}>
          Show again
        </Button>
      </header>
      <nav aria-label="Views" className={styles.views}>
        <ViewList about={about} harness={harness} />
      </nav>
      <aside aria-label="Choices" className={styles.choices}>
        <Controls about={about} harness={harness} />
        <ViewForm about={about} harness={harness} />
        <TypedAnswerForm harness={harness} />
      </aside>
      <main className={styles.main}>
        <ProductFrame harness={harness} />
        <Happenings harness={harness} />
      </main>
    </div>
  )
}
