import { callErrorOf } from '@tessera/client'
import { ErrorRegion } from '@tessera/ui/error-region'
import type { ReactElement } from 'react'
import styles from './page.module.css'
import { words } from './words.ts'

/** A list that did not come, and the way to ask again. */
export function ListFailure(props: {
  readonly error: unknown
  readonly busy: boolean
  readonly onRetry: () => void
}): ReactElement {
  return (
    <div className={styles.failure}>
      <ErrorRegion title={words.failed()} busy={props.busy} onRetry={props.onRetry}>
        {callErrorOf(props.error)?.message ?? words.tryAgain()}
      </ErrorRegion>
    </div>
  )
}
