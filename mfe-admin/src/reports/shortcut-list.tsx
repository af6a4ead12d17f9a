import { Modal } from '@tessera/ui/modal'
import { Fragment, type ReactElement } from 'react'
import { type Choice, wordsOf } from './decisions.ts'
import styles from './reports.module.css'
import { reportWords as words } from './words.ts'

/** Lists the keys of the queue. */
export function ShortcutList({
  choices,
  onClose,
}: {
  readonly choices: readonly Choice[]
  readonly onClose: () => void
}): ReactElement {
  const rows: readonly (readonly [key: string, does: string])[] = [
    ['J', words.keyNext()],
    ['K', words.keyPrevious()],
    ['V', words.keyShow()],
    ...choices.map((choice, at) => [String(at + 1), wordsOf(choice).label()] as const),
    ['H', words.handOn()],
    ['Z', words.keyUndo()],
    ['?', words.keyHelp()],
  ]
  return (
    <Modal title={words.keys()} onClose={onClose}>
      <dl className={styles.keys}>
        {rows.map(([key, does]) => (
          <Fragment key={key}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
    </Modal>
  )
}
