import type { FeedbackReason } from '@tessera/contracts/calls/feed-tuner'
import type { Pin } from '@tessera/contracts/entities/pin'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import type { ReactElement } from 'react'
import styles from './dialog.module.css'
import { notForMe } from './not-for-me.ts'
import { words } from './words.ts'

interface Reason {
  readonly id: FeedbackReason
  readonly label: string
  readonly why: string
}

const reasonsFor = ({ pinner, board }: Pin): readonly Reason[] => [
  { id: 'taste', label: words.taste(), why: words.tasteWhy() },
  { id: 'seen', label: words.seen(), why: words.seenWhy() },
  { id: 'person', label: words.person(), why: words.personWhy({ name: pinner.full_name }) },
  ...(board === null
    ? []
    : [{ id: 'board', label: words.board(), why: words.boardWhy({ name: board.name }) } as const]),
]

/** Asks why a pin is not for the viewer; a reason hides it at once. */
export function NotForMeDialog({
  pin,
  shown,
  onClose,
}: {
  readonly pin: Pin
  readonly shown: readonly string[]
  readonly onClose: () => void
}): ReactElement {
  const { commands } = useShell()
  const choose = (reason: FeedbackReason) => {
    onClose()
    void commands.run(notForMe, { pin_id: pin.id, reason, shown: [...shown] })
  }
  return (
    <Modal title={words.title()} width={420} sheet onClose={onClose}>
      <p className={styles.lead}>{words.lead()}</p>
      <ul className={styles.reasons}>
        {reasonsFor(pin).map(({ id, label, why }, at) => (
          <li key={id}>
            <Button
              full
              className={styles.reason}
              aria-describedby={`not-for-me-${id}`}
              {...(at === 0 ? { 'data-autofocus': true } : {})}
              onClick={() => choose(id)}
            >
              {label}
            </Button>
            <p id={`not-for-me-${id}`} className={styles.why}>
              {why}
            </p>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
