import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { words } from '../words.ts'
import styles from './frame.module.css'

/** What shows when the frame itself has thrown: words, and one way on. */
export function Crashed() {
  return (
    <main className={styles.notFound}>
      <EmptyState
        title={words.crashedTitle()}
        action={
          <Button kind="primary" onClick={() => location.reload()}>
            {words.reload()}
          </Button>
        }
      >
        {words.crashed()}
      </EmptyState>
    </main>
  )
}
