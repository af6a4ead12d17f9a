import { Button } from '@tessera/ui/button'
import type { ReactElement, ReactNode } from 'react'
import { ActionProgress } from './action-progress.tsx'
import styles from './confirm-action.module.css'
import type { ActionRun } from './use-action-run.ts'
import { words } from './words.ts'

interface ConfirmActionProps {
  readonly run: ActionRun
  /** What will happen, said before it does. */
  readonly children: ReactNode
  /** What the button that does it is called. */
  readonly confirm: string
  readonly onConfirm: () => void
  /** What the way out is called, and where it leads. */
  readonly leave: { readonly label: string; readonly onLeave: () => void }
  readonly disabled?: boolean
}

function Foot({ run, confirm, onConfirm, leave, disabled }: ConfirmActionProps): ReactElement {
  if (run.under !== null)
    return (
      <Button kind="quiet" busy={run.cancelling} onClick={() => void run.cancel()}>
        {words.stop()}
      </Button>
    )
  return (
    <>
      <Button kind="quiet" disabled={run.busy} onClick={leave.onLeave}>
        {leave.label}
      </Button>
      <Button
        kind="primary"
        data-autofocus
        busy={run.busy}
        disabled={disabled ?? false}
        onClick={onConfirm}
      >
        {confirm}
      </Button>
    </>
  )
}

/** Says what will happen, does it when asked to, and shows how far it is where it takes a while. */
export function ConfirmAction(props: ConfirmActionProps): ReactElement {
  const { run, children } = props
  return (
    <div className={styles.body}>
      <div className={styles.what}>{children}</div>
      {run.under === null ? null : (
        <>
          <ActionProgress action={run.under} />
          <p className={styles.note}>{words.goesOn()}</p>
        </>
      )}
      {run.refusal === null ? null : (
        <p role="alert" className={styles.refused}>
          {run.refusal}
        </p>
      )}
      <div className={styles.foot}>
        <Foot {...props} />
      </div>
    </div>
  )
}
