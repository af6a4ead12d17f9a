import { useStore } from '@nanostores/react'
import type { Action } from '@tessera/contracts/entities/action'
import { plural } from '@tessera/contracts/messages'
import { numberFormat } from '@tessera/contracts/number-format'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement, ReactNode } from 'react'
import { counted } from '../words.ts'
import styles from './confirm-action.module.css'
import type { ActionRun } from './use-action-run.ts'
import { words } from './words.ts'

/** Shows the progress of an action in the background. */
function Progress({ action }: { readonly action: Action }): ReactElement {
  const locale = useStore(useShell().$locale)
  const done = numberFormat(locale).format(action.done)
  const text = words.progress({ done, pins: plural(action.total, counted.pins, locale) })
  return (
    <>
      <div className={styles.progress}>
        <progress
          className={styles.bar}
          aria-label={words.progressName()}
          value={action.done}
          max={Math.max(1, action.total)}
        />
        <p className={styles.text}>{text}</p>
      </div>
      <p className={styles.note}>{words.goesOn()}</p>
    </>
  )
}

interface ConfirmActionProps {
  readonly run: ActionRun
  /** Explains what the action does. */
  readonly children: ReactNode
  /** The label of the button that confirms. */
  readonly confirm: string
  readonly onConfirm: () => void
  /** The label and action of the button that leaves. */
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

/** Asks to confirm an action, runs it and shows its progress. */
export function ConfirmAction(props: ConfirmActionProps): ReactElement {
  const { run, children } = props
  return (
    <div className={styles.body}>
      <div className={styles.what}>{children}</div>
      {run.under === null ? null : <Progress action={run.under} />}
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
