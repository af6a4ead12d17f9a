import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import styles from '../board-form/form.module.css'
import type { SectionDraft, SectionDraftEvent } from './draft.ts'
import { mayAdd, sectionFault } from './draft.ts'
import { words } from './words.ts'

interface SectionFormProps {
  readonly draft: SectionDraft
  readonly onEvent: (event: SectionDraftEvent) => void
  /** Asked for with a draft that may become a section. */
  readonly onAdd: () => void
  /** What stands below the field, as names to choose from. */
  readonly children?: ReactNode
}

/** The one form that adds a section: its name. */
export function SectionForm({ draft, onEvent, onAdd, children }: SectionFormProps): ReactElement {
  const name = useRef<HTMLInputElement>(null)
  const { refusal } = draft
  useEffect(() => {
    name.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    // Add, which had the focus, is off now.
    if (refusal !== null) name.current?.focus()
  }, [refusal])
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (mayAdd(draft)) onAdd()
      }}
    >
      <div className={styles.fields}>
        <TextField
          ref={name}
          label={words.name()}
          placeholder={words.nameExample()}
          name="section-name"
          autoComplete="off"
          enterKeyHint="done"
          value={draft.name}
          readOnly={draft.saving}
          error={sectionFault(draft)}
          onChange={(event) => onEvent({ type: 'named', name: event.currentTarget.value })}
        />
        {children}
      </div>
      <div className={styles.foot}>
        <Button
          type="submit"
          kind="primary"
          busy={draft.saving}
          disabled={!draft.saving && !mayAdd(draft)}
        >
          {words.add()}
        </Button>
      </div>
    </form>
  )
}
