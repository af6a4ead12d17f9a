import { joinByLink } from '@tessera/contracts/calls/invite-links'
import type { Invite } from '@tessera/contracts/entities/collaborator'
import { boardChanged } from '@tessera/contracts/events/facts'
import { useShell } from '@tessera/module/react'
import { useState } from 'react'
import { forgetBoards } from '../../saving/kept-answers/forget-boards.ts'
import { words } from './words.ts'

/** Joins the board of an invitation and goes to it; a visitor signs up or logs in first. */
export function useJoin(invite: Invite, token: string) {
  const { bus, client, navigate, queries, toast, whenMember } = useShell()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { id, first_name, full_name, image_medium_url } = invite.inviter

  async function join(): Promise<void> {
    setBusy(true)
    setRefusal(null)
    const joined = await client.call(joinByLink, { token })
    setBusy(false)
    if (!joined.ok) {
      setRefusal(joined.error.message)
      return
    }
    forgetBoards(queries)
    bus.emit(boardChanged, { boardId: joined.data.id })
    navigate(joined.data.url, { replace: true })
    toast({ text: words.joined({ board: joined.data.name }), tone: 'good' })
  }

  const ask = (start: 'sign-up' | 'log-in') =>
    whenMember(
      {
        source: 'boardInvite',
        start,
        inviter: { id, first_name, full_name, image_medium_url },
      },
      () => void join(),
    )
  return { busy, refusal, ask }
}
