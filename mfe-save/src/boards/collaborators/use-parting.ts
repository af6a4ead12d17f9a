import { removeCollaborator, withdrawInvite } from '@tessera/contracts/calls/collaborators'
import type { Board } from '@tessera/contracts/entities/board'
import type { Collaborator } from '@tessera/contracts/entities/collaborator'
import { boardChanged } from '@tessera/contracts/events/facts'
import { paths } from '@tessera/contracts/paths'
import type { ShellContext } from '@tessera/module'
import { useShell, useViewer } from '@tessera/module/react'
import { useState } from 'react'
import { forgetPeople } from '../../saving/collaborators/forget-people.ts'
import type { Parting } from '../../saving/collaborators/part-of.ts'
import { words } from '../../saving/collaborators/words.ts'
import { forgetBoards } from '../../saving/kept-answers/forget-boards.ts'

async function part(
  { client }: Pick<ShellContext, 'client'>,
  board: Board,
  person: Collaborator,
): Promise<string | null> {
  const { id: board_id } = board
  const parted =
    person.type === 'email'
      ? await client.call(withdrawInvite, { board_id, email: person.email })
      : await client.call(removeCollaborator, { board_id, user_id: person.user.id })
  return parted.ok ? null : parted.error.message
}

/** Takes somebody off a board, or the viewer, or an invitation back; why it could not be done stays. */
export function useParting(board: Board, onLeft: () => void) {
  const shell = useShell()
  const viewer = useViewer()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  function leave(): void {
    onLeft()
    shell.toast({ text: words.left({ board: board.name }), tone: 'good' })
    // A board that only its people see is not there any more.
    if (board.privacy !== 'public' && viewer !== null)
      shell.navigate(paths.profile.to({ username: viewer.username }), { replace: true })
  }

  return {
    busy,
    refusal,
    async run(person: Collaborator, how: Parting): Promise<boolean> {
      setBusy(true)
      const why = await part(shell, board, person)
      setBusy(false)
      setRefusal(why)
      if (why !== null) return false
      if (how === 'leave') leave()
      if (how === 'withdraw') forgetPeople(shell.queries)
      else {
        forgetBoards(shell.queries)
        shell.bus.emit(boardChanged, { boardId: board.id })
      }
      return true
    },
  }
}
