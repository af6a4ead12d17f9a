import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import {
  endHouseInvite,
  type HouseInvite,
  houseInvites,
} from '@tessera/contracts/calls/house-doors'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useState } from 'react'
import { ActDialog } from '../acts/act-dialog.tsx'
import { Listed } from '../frame/listed.tsx'
import { Part } from '../frame/part.tsx'
import parts from '../frame/parts.module.css'
import { useWhen } from '../frame/use-when.ts'
import { MakeInvite } from './make-invite.tsx'
import { doorWords as words } from './words.ts'

/** Returns why an invite no longer works; undefined while it does. */
function overOf({ is_ended: isEnded, used, most, expires_at: at }: HouseInvite, now: Date) {
  if (isEnded) return words.ended()
  if (used >= most) return words.usedUp()
  return new Date(at) <= now ? words.expired() : undefined
}

interface InviteRowProps {
  readonly invite: HouseInvite
  readonly mayInvite: boolean
  readonly onEnd: () => void
}

function InviteRow({ invite, mayInvite, onEnd }: InviteRowProps): ReactElement {
  const { day } = useWhen()
  const over = overOf(invite, new Date())
  const note = invite.note === '' ? words.noNote() : invite.note
  return (
    <li className={parts.item}>
      <span className={parts.lines}>
        <strong dir="auto">{note}</strong>
        <span className={parts.sub}>
          {words.used({ used: invite.used, most: invite.most, day: day(invite.expires_at) })}
        </span>
      </span>
      {over === undefined ? (
        mayInvite ? (
          <Button size="small" aria-label={words.endOf({ note })} onClick={onEnd}>
            {words.end()}
          </Button>
        ) : null
      ) : (
        <span>
          <span className={parts.mark}>{over}</span>
        </span>
      )}
    </li>
  )
}

/** Invite links: makes, lists and ends them. */
export function Invites({ mayInvite }: { readonly mayInvite: boolean }): ReactElement {
  const { client, toast } = useShell()
  const list = useInfiniteQuery({ ...listOptions(client, houseInvites, {}), staleTime: 0 })
  const [isMaking, setMaking] = useState(false)
  const [ending, setEnding] = useState<HouseInvite | null>(null)
  return (
    <Part
      title={words.invites()}
      lead={words.invitesWhy()}
      aside={
        mayInvite ? (
          <Button size="small" onClick={() => setMaking(true)}>
            {words.invite()}
          </Button>
        ) : null
      }
    >
      <Listed list={list} title={words.invites()} nothing={words.noInvites()}>
        {(invite) => (
          <InviteRow invite={invite} mayInvite={mayInvite} onEnd={() => setEnding(invite)} />
        )}
      </Listed>
      {isMaking ? <MakeInvite onClose={() => setMaking(false)} /> : null}
      {ending === null ? null : (
        <ActDialog
          title={words.endTitle()}
          says={words.endSays()}
          button={words.end()}
          send={(client, { reason }) =>
            client.call(endHouseInvite, { invite_id: ending.id, reason })
          }
          onClose={() => setEnding(null)}
          done={() => {
            setEnding(null)
            toast({ text: words.endDone(), tone: 'good' })
          }}
        />
      )}
    </Part>
  )
}
