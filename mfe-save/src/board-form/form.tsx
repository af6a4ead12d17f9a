import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Switch } from '@tessera/ui/switch'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { words } from '../words.ts'
import type { BoardDraft, DraftEvent } from './draft.ts'
import { draftFault, mayCreate } from './draft.ts'
import styles from './form.module.css'
import { words as own } from './words.ts'

interface BoardFormProps {
  readonly draft: BoardDraft
  readonly onEvent: (event: DraftEvent) => void
  /** Asked for with a draft that may become a board. */
  readonly onCreate: () => void
  /** Made for an ad account by somebody who is not its owner: always protected. */
  readonly isProtected?: boolean
  /** What stands right below the name, as names to choose from. */
  readonly names?: ReactNode
  /** What stands at the end, as people to ask. */
  readonly people?: ReactNode
}

type PrivacySwitchProps = Pick<BoardFormProps, 'draft' | 'onEvent' | 'isProtected'>

function PrivacySwitch({ draft, onEvent, isProtected }: PrivacySwitchProps): ReactElement {
  if (isProtected === true)
    return (
      <Switch
        label={own.protectedBoard()}
        hint={own.protectedBoardHint()}
        checked
        disabled
        readOnly
      />
    )
  return (
    <Switch
      label={words.keepSecret()}
      hint={words.keepSecretHint()}
      checked={draft.secret}
      disabled={draft.saving}
      onChange={(event) =>
        onEvent({ type: 'secret-switched', secret: event.currentTarget.checked })
      }
    />
  )
}

/** The one form that makes a board: its name, who sees it, and who shares it. */
export function BoardForm(props: BoardFormProps): ReactElement {
  const { draft, onEvent, onCreate, isProtected = false, names, people } = props
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
        {names}
        <PrivacySwitch {...{ draft, onEvent, isProtected }} />
        {people}
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
