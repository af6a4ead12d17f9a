import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import styles from './draft-notice.module.css'
import { words } from './words.ts'

/** Says that a form holds an earlier draft, and offers to start over. */
export function DraftNotice({ onStartOver }: { readonly onStartOver: () => void }): ReactElement {
  return (
    <div className={styles.kept}>
      <p>{words.kept()}</p>
      <Button size="small" onClick={onStartOver}>
        {words.startOver()}
      </Button>
    </div>
  )
}
