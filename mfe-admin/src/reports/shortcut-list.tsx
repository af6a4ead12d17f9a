import { reportDecisions } from '@tessera/contracts/calls/house-reports'
import { Modal } from '@tessera/ui/modal'
import { Fragment, type ReactElement } from 'react'
import { decisions } from './decisions.ts'
import styles from './reports.module.css'
import { reportWords as words } from './words.ts'

/** Lists the keys of the queue. */
export function ShortcutList({ onClose }: { readonly onClose: () => void }): ReactElement {
  const rows: readonly (readonly [key: string, does: string])[] = [
    ['J', words.keyNext()],
    ['K', words.keyPrevious()],
    ['V', words.keyShow()],
    ...reportDecisions.map(
      (decision, at) => [String(at + 1), decisions[decision].label()] as const,
    ),
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
