import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import type { ReportState } from './flow.ts'
import styles from './overlay.module.css'
import { type Reason, type ReasonWords, reasons } from './reasons.ts'
import { words } from './words.ts'

interface ChooseReasonProps {
  readonly state: Extract<ReportState, { readonly kind: 'choosing' | 'sending' }>
  readonly onChoose: (reason: Reason) => void
  readonly onSend: () => void
}

interface ChoiceProps {
  readonly about: ReasonWords
  readonly chosen: boolean
  readonly onChoose: () => void
}

function Choice({ about, chosen, onChoose }: ChoiceProps): ReactElement {
  return (
    <label className={styles.reason}>
      <input type="radio" name="reason" checked={chosen} onChange={onChoose} />
      <span className={styles.reasonWords}>
        <span className={styles.reasonTitle}>{about.title}</span>
        <span className={styles.reasonHint}>{about.examples}</span>
      </span>
    </label>
  )
}

/** Asks for one of the reasons to report a pin. */
export function ChooseReason({ state, onChoose, onSend }: ChooseReasonProps): ReactElement {
  const isSending = state.kind === 'sending'
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <p className={styles.lead}>{words.lead()}</p>
      <fieldset className={styles.reasons} aria-label={words.reasons()}>
        {reasons.map((about) => (
          <Choice
            key={about.reason}
            about={about}
            chosen={state.reason === about.reason}
            onChoose={() => onChoose(about.reason)}
          />
        ))}
      </fieldset>
      <div className={styles.end}>
        <p role="alert" className={styles.failure}>
          {isSending ? null : state.failure}
        </p>
        <Button type="submit" kind="primary" busy={isSending} disabled={state.reason === null}>
          {words.send()}
        </Button>
      </div>
    </form>
  )
}
