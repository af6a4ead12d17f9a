import { again } from '@tessera/module/again'
import { Button } from '@tessera/ui/button'
import { Spinner } from '@tessera/ui/spinner'
import { lazy, Suspense, useState } from 'react'
import type { Shell } from '../shell/shell.ts'
import styles from './panel.module.css'
import { words } from './words.ts'

const WhoUsesWhat = lazy(() =>
  again(() => import(/* webpackChunkName: "who-uses-what" */ './who-uses-what.tsx')),
)

/** Offers the page 'Who uses what', of which nothing loads before it is opened. */
export function GraphSection({ shell }: { readonly shell: Pick<Shell, 'parts'> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.section}>
      <h3>{words.whoUsesWhat()}</h3>
      <p className={styles.lead}>{words.whoUsesAbout()}</p>
      {isOpen ? (
        <Suspense fallback={<Spinner size={24} />}>
          <WhoUsesWhat shell={shell} />
        </Suspense>
      ) : (
        <Button onClick={() => setOpen(true)}>{words.showUses()}</Button>
      )}
    </section>
  )
}
