import { Switch } from '@tessera/ui/switch'
import type { ReactElement, ReactNode } from 'react'
import { NameForm } from '../name-form/name-form.tsx'
import type { BoardDraft, DraftEvent } from './draft.ts'
import { draftFault, mayCreate } from './draft.ts'
import { words } from './words.ts'

interface BoardFormProps {
  readonly draft: BoardDraft
  readonly onEvent: (event: DraftEvent) => void
  /** Called only with a valid draft. */
  readonly onCreate: () => void
  /** True for somebody else's ad account: the board is always protected. */
  readonly isProtected?: boolean
  /** Drawn below the name, such as suggested names. */
  readonly names?: ReactNode
  /** Drawn at the end, such as people to invite. */
  readonly people?: ReactNode
}

type PrivacySwitchProps = Pick<BoardFormProps, 'draft' | 'onEvent' | 'isProtected'>

function PrivacySwitch({ draft, onEvent, isProtected }: PrivacySwitchProps): ReactElement {
  if (isProtected === true)
    return (
      <Switch
        label={words.protectedBoard()}
        hint={words.protectedBoardHint()}
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
      disabled={draft.kind === 'saving'}
      onChange={(event) =>
        onEvent({ type: 'secret-switched', secret: event.currentTarget.checked })
      }
    />
  )
}

/** The form of a new board: its name, privacy and people. */
export function BoardForm(props: BoardFormProps): ReactElement {
  const { draft, onEvent, onCreate, isProtected = false, names, people } = props
  return (
    <NameForm
      draft={draft}
      fault={draftFault(draft)}
      field={{ name: 'board-name', label: words.name(), example: words.nameExample() }}
      verb={words.create()}
      may={mayCreate(draft)}
      onName={(name) => onEvent({ type: 'named', name })}
      onDone={onCreate}
    >
      {names}
      <PrivacySwitch {...{ draft, onEvent, isProtected }} />
      {people}
    </NameForm>
  )
}
