import type { Board } from '@tessera/contracts/entities/board'
import type { ShareSuggestion } from '@tessera/contracts/entities/share-suggestion'
import { useShell } from '@tessera/module/react'
import { useTyped } from '@tessera/module/use-typed'
import { SearchField } from '@tessera/ui/field'
import { type ReactElement, useReducer, useState } from 'react'
import styles from '../../saving/collaborators/collaborators.module.css'
import { forgetPeople } from '../../saving/collaborators/forget-people.ts'
import { FoundPeopleList } from '../../saving/collaborators/found-people.tsx'
import { invitePeople } from '../../saving/collaborators/invite-people.ts'
import { keyOf } from '../../saving/collaborators/suggestion-row.tsx'
import { useFoundPeople } from '../../saving/collaborators/use-found-people.ts'
import { words } from '../../saving/collaborators/words.ts'
import { inviteOf, next } from './invite-flow.ts'
import { InviteRow } from './invite-row.tsx'

/** Looks for people and asks them to a board, one press each. */
export function InviteSearch({ board }: { readonly board: Board }): ReactElement {
  const shell = useShell()
  const [invites, send] = useReducer(next, {})
  const [term, setTerm] = useState('')
  const [text, type] = useTyped('', setTerm)
  const found = useFoundPeople(text.includes('@') ? text.trim() : term, board.id)

  async function invite(person: ShareSuggestion): Promise<void> {
    const key = keyOf(person)
    if (inviteOf(invites, key).phase !== 'ready') return
    send({ type: 'pressed', key })
    const why = await invitePeople(shell, board.id, [person])
    if (why !== null) return send({ type: 'refused', key, why })
    send({ type: 'agreed', key })
    forgetPeople(shell.queries)
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
              state={inviteOf(invites, keyOf(person))}
              onInvite={() => void invite(person)}
            />
          )}
        />
      </div>
    </div>
  )
}
