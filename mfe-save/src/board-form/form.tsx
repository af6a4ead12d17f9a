import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Switch } from '@tessera/ui/switch'
import { type ReactElement, useEffect, useRef } from 'react'
import { words } from '../words.ts'
import type { BoardDraft, DraftEvent } from './draft.ts'
import { draftFault, mayCreate } from './draft.ts'
import styles from './form.module.css'

interface BoardFormProps {
  readonly draft: BoardDraft
  readonly onEvent: (event: DraftEvent) => void
  /** Asked for with a draft that may become a board. */
  readonly onCreate: () => void
}

/** The one form that makes a board: its name, and whether it is secret. */
export function BoardForm({ draft, onEvent, onCreate }: BoardFormProps): ReactElement {
  const name = useRef<HTMLInputElement>(null)
  const { refusal } = draft
  useEffect(() => {
    name.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    // Create, which had the focus, is off now.
    if (refusal !== null) name.current?.focus()
  }, [refusal])
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (mayCreate(draft)) onCreate()
      }}
    >
      <div className={styles.fields}>
        <TextField
          ref={name}
          label={words.boardName()}
          placeholder={words.boardNameExample()}
          name="board-name"
          autoComplete="off"
          enterKeyHint="done"
          value={draft.name}
          readOnly={draft.saving}
          error={draftFault(draft)}
          onChange={(event) => onEvent({ type: 'named', name: event.currentTarget.value })}
        />
        <Switch
          label={words.keepSecret()}
          hint={words.keepSecretHint()}
          checked={draft.secret}
          disabled={draft.saving}
          onChange={(event) =>
            onEvent({ type: 'secret-switched', secret: event.currentTarget.checked })
          }
        />
      </div>
      <div className={styles.foot}>
        <Button
          type="submit"
          kind="primary"
          busy={draft.saving}
          disabled={!draft.saving && !mayCreate(draft)}
        >
          {words.create()}
        </Button>
      </div>
    </form>
  )
}
