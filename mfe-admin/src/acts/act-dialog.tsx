import { Button } from '@tessera/ui/button'
import { Chip } from '@tessera/ui/chip'
import { SelectField, TextArea, TextField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import type { ReactElement, ReactNode } from 'react'
import parts from '../frame/parts.module.css'
import { frameWords } from '../frame/words.ts'
import { type End, ends } from './act-draft.ts'
import { ProofFields } from './proof-fields.tsx'
import { type Act, useAct } from './use-act.ts'
import { actWords as words } from './words.ts'

interface ActDialogProps extends Act {
  readonly title: string
  /** The consequence for the person, in one sentence. */
  readonly says: ReactNode
  /** The verb of the button. */
  readonly button: string
  /** Reasons to choose from, which stay editable. */
  readonly templates?: readonly string[]
  /** Fields of the act's own, above the reason. */
  readonly children?: ReactNode
  readonly onClose: () => void
}

const endLabels: Readonly<Record<End, () => string>> = {
  day: words.endDay,
  week: words.endWeek,
  month: words.endMonth,
  date: words.endDate,
  none: words.endNone,
}

const isEnd = (text: string): text is End => ends.some((end) => end === text)

/**
 * Asks before an act: says what will happen, and takes the reason, an end where there is one, and the proof that the
 * service asks for.
 */
export function ActDialog(props: ActDialogProps): ReactElement {
  const { title, says, button, templates = [], asksEnd = false, children, onClose } = props
  const { form, draft, faults, proof, isBusy, change, submit, confirmed } = useAct(props)
  return (
    <Modal title={title} busy={isBusy} backdropCloses={false} onClose={onClose}>
      <form
        ref={form}
        noValidate
        className={parts.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p>{says}</p>
        {children}
        {asksEnd ? (
          <SelectField
            label={words.end()}
            value={draft.end}
            onChange={({ currentTarget: { value } }) => {
              if (isEnd(value)) change({ end: value })
            }}
          >
            {ends.map((end) => (
              <option key={end} value={end}>
                {endLabels[end]()}
              </option>
            ))}
          </SelectField>
        ) : null}
        {asksEnd && draft.end === 'date' ? (
          <TextField
            type="date"
            label={words.date()}
            value={draft.date}
            error={faults.date}
            onChange={({ currentTarget }) => change({ date: currentTarget.value })}
          />
        ) : null}
        {templates.length === 0 ? null : (
          <fieldset aria-label={words.templates()} className={parts.marks}>
            {templates.map((text) => (
              <Chip
                key={text}
                pressed={draft.reason === text}
                onClick={() => change({ reason: text })}
              >
                {text}
              </Chip>
            ))}
          </fieldset>
        )}
        <TextArea
          label={words.reason()}
          hint={words.reasonHint()}
          rows={2}
          maxLength={500}
          data-autofocus={props.reason === undefined ? true : undefined}
          value={draft.reason}
          error={faults.reason}
          onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            void submit()
          }}
        />
        {proof === null ? null : (
          <ProofFields {...{ proof, draft, faults }} onChange={change} onConfirmed={confirmed} />
        )}
        {faults.form === undefined ? null : (
          <p role="alert" className={parts.fault}>
            {faults.form}
          </p>
        )}
        <div className={parts.answer}>
          <Button onClick={onClose}>{frameWords.cancel()}</Button>
          <Button
            kind="primary"
            type="submit"
            data-autofocus={props.reason === undefined ? undefined : true}
          >
            {button}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
