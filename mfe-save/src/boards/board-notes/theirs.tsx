import type { BoardNote } from '@tessera/contracts/entities/board-note'
import { Overtaken } from '@tessera/module/drafts'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import styles from './board-notes.module.css'
import { words } from './words.ts'

interface TheirsProps {
  readonly theirs: BoardNote
  readonly onTogether: () => void
  readonly onLeave: () => void
}

/** What somebody else has made of the note meanwhile, above what was written here. */
export function Theirs({ theirs, onTogether, onLeave }: TheirsProps): ReactElement {
  return (
    <Overtaken
      title={words.changed()}
      why={words.changedWhy()}
      acts={
        <>
          <Button kind="ink" size="small" onClick={onTogether}>
            {words.both()}
          </Button>
          <Button kind="outline" size="small" onClick={onLeave}>
            {words.theirs()}
          </Button>
        </>
      }
    >
      {theirs.title === '' ? null : <p className={styles.name}>{theirs.title}</p>}
      {theirs.text === '' ? null : <p className={styles.text}>{theirs.text}</p>}
    </Overtaken>
  )
}
