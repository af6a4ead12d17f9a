import { Switch } from '@tessera/ui/switch'
import type { ReactElement, ReactNode } from 'react'
import { words } from '../../words.ts'
import { NameForm } from '../name-form/name-form.tsx'
import type { BoardDraft, DraftEvent } from './draft.ts'
import { draftFault, mayCreate } from './draft.ts'
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
  return (
    <NameForm
      draft={draft}
      fault={draftFault(draft)}
      field={{ name: 'board-name', label: words.boardName(), example: words.boardNameExample() }}
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
