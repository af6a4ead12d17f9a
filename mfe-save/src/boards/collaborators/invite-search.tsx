import { useCommand } from '@tessera/cache/react'
import type { Board } from '@tessera/contracts/entities/board'
import type { ShareSuggestion } from '@tessera/contracts/entities/share-suggestion'
import { useTyped } from '@tessera/module/use-typed'
import { SearchField } from '@tessera/ui/field'
import { type ReactElement, useState } from 'react'
import styles from '../../saving/collaborators/collaborators.module.css'
import { FoundPeopleList } from '../../saving/collaborators/found-people.tsx'
import { invitePeople } from '../../saving/collaborators/invite-people.ts'
import { keyOf } from '../../saving/collaborators/suggestion-row.tsx'
import { useFoundPeople } from '../../saving/collaborators/use-found-people.ts'
import { words } from '../../saving/collaborators/words.ts'
import { InviteRow, type InviteState } from './invite-row.tsx'

/** Searches for people, and invites each of them to a board with one press. */
export function InviteSearch({ board }: { readonly board: Board }): ReactElement {
  const { run } = useCommand(invitePeople)
  const [invites, setInvites] = useState<Readonly<Record<string, InviteState>>>({})
  const [term, setTerm] = useState('')
  const [text, type] = useTyped('', setTerm)
  const found = useFoundPeople(text.includes('@') ? text.trim() : term, board.id)
  const stateOf = (person: ShareSuggestion): InviteState =>
    invites[keyOf(person)] ?? { phase: 'ready', why: null }

  async function invite(person: ShareSuggestion): Promise<void> {
    if (stateOf(person).phase !== 'ready') return
    const set = (state: InviteState) =>
      setInvites((before) => ({ ...before, [keyOf(person)]: state }))
    set({ phase: 'sending' })
    const outcome = await run({ boardId: board.id, people: [person] })
    if (outcome.state === 'done') set({ phase: 'sent' })
    if (outcome.state === 'refused') set({ phase: 'ready', why: outcome.error })
  }

  return (
    <div className={styles.search}>
      <SearchField
        label={words.search()}
        value={text}
        onChange={type}
        data-autofocus
        autoCapitalize="none"
        onKeyDown={(event) => {
          const [address] = found.people ?? []
          const isWhole = address?.type === 'email' && address.is_valid
          if (event.key === 'Enter' && isWhole) void invite(address)
        }}
      />
      <div className={styles.invitable}>
        <FoundPeopleList
          found={found}
          row={(person) => (
            <InviteRow
              person={person}
              state={stateOf(person)}
              onInvite={() => void invite(person)}
            />
          )}
        />
      </div>
    </div>
  )
}
