import { defineCommand } from '@tessera/cache'
import { useCommand } from '@tessera/cache/react'
import { removeCollaborator, withdrawInvite } from '@tessera/contracts/calls/collaborators'
import type { Board } from '@tessera/contracts/entities/board'
import type { Collaborator } from '@tessera/contracts/entities/collaborator'
import { paths } from '@tessera/contracts/paths'
import { Link, useShell, useViewer } from '@tessera/module/react'
import { Avatar } from '@tessera/ui/avatar'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import styles from '../../saving/collaborators/collaborators.module.css'
import { askPeople } from '../../saving/collaborators/invite-people.ts'
import { nameOf, type Parting, partingOf } from '../../saving/collaborators/part-of.ts'
import { AddressSign } from '../../saving/collaborators/suggestion-row.tsx'
import { words } from '../../saving/collaborators/words.ts'
import { askBoards } from '../../saving/undo/ask-boards.ts'
import modal from './people-modal.module.css'

interface PartingFrom {
  readonly board: Board
  readonly person: Collaborator
  readonly how: Parting
}

/** Removes somebody from a board, leaves it, or withdraws an invitation. */
const part = defineCommand(
  (client, { board: { id: board_id }, person }: PartingFrom) =>
    person.type === 'email'
      ? client.call(withdrawInvite, { board_id, email: person.email })
      : client.call(removeCollaborator, { board_id, user_id: person.user.id }),
  {
    name: 'part-from-board',
    confirm(_, { board, how }, draft) {
      if (how === 'withdraw') askPeople(draft, board.id)
      else askBoards(draft)
    },
    say: {
      done: (_, { board, how }) =>
        how === 'leave' ? words.left({ board: board.name }) : undefined,
    },
    refusals: 'inline',
  },
)

interface PersonRowProps {
  readonly board: Board
  readonly person: Collaborator
  /** Called when the viewer has left the board. */
  readonly onLeft: () => void
}

function Who({ person }: { readonly person: Collaborator }): ReactElement {
  const viewer = useViewer()
  if (person.type === 'email')
    return (
      <span className={styles.who}>
        <AddressSign />
        <span className={styles.words}>
          <bdi className={styles.address}>{person.email}</bdi>
          <span className={styles.note}>{words.invitedByEmail()}</span>
        </span>
      </span>
    )
  const { id, username, full_name: name, image_medium_url: picture } = person.user
  return (
    <Link to={paths.profile.to({ username })} className={styles.who}>
      <Avatar id={id} name={name} picture={picture ?? undefined} size={40} decorative />
      <span className={styles.words}>
        <bdi className={styles.name}>{id === viewer?.id ? words.you({ name }) : name}</bdi>
        <span className={styles.note}>{words[person.state]()}</span>
      </span>
    </Link>
  )
}

const question = (how: Parting, name: string): string => {
  if (how === 'leave') return words.askLeave()
  return how === 'remove' ? words.askRemove({ name }) : words.askWithdraw({ name })
}

interface AskProps extends PersonRowProps {
  readonly how: Parting
  readonly onKeep: () => void
}

/** Asks for confirmation in the row, because this can't be undone. */
function Ask({ board, person, how, onKeep, onLeft }: AskProps): ReactElement {
  const { navigate } = useShell()
  const viewer = useViewer()
  const { busy, formRefusal, run } = useCommand(part)
  const keep = useRef<HTMLButtonElement>(null)
  async function confirm(): Promise<void> {
    const { state } = await run({ board, person, how })
    if (state !== 'done' || how !== 'leave') return
    onLeft()
    // The viewer can't see the board any longer.
    if (board.privacy !== 'public' && viewer !== null)
      navigate(paths.profile.to({ username: viewer.username }), { replace: true })
  }
  useEffect(() => {
    keep.current?.focus()
  }, [])
  return (
    <fieldset
      className={modal.ask}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onKeep()
      }}
    >
      <legend className={modal.question}>{question(how, nameOf(person))}</legend>
      {formRefusal === undefined ? null : (
        <p role="alert" className={styles.refusal}>
          {formRefusal}
        </p>
      )}
      <Button ref={keep} size="small" onClick={onKeep}>
        {how === 'leave' ? words.stay() : words.keep()}
      </Button>
      <Button kind="primary" size="small" busy={busy} onClick={() => void confirm()}>
        {words[how]()}
      </Button>
    </fieldset>
  )
}

/** A person on a board, their role, and the button to remove them, leave or withdraw the invitation. */
export function PersonRow(props: PersonRowProps): ReactElement {
  const { board, person } = props
  const viewer = useViewer()
  const [asking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const how = partingOf(person, board.viewer_role, viewer?.id)
  if (asking && how !== null) {
    const keep = () => {
      setAsking(false)
      requestAnimationFrame(() => opener.current?.focus())
    }
    return <Ask {...props} how={how} onKeep={keep} />
  }
  return (
    <div className={styles.row}>
      <Who person={person} />
      {how === null ? null : (
        <Button
          ref={opener}
          size="small"
          aria-label={words.ofNamed({ what: words[how](), name: nameOf(person) })}
          onClick={() => setAsking(true)}
        >
          {words[how]()}
        </Button>
      )}
    </div>
  )
}
