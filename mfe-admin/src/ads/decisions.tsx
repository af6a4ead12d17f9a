import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import {
  type HouseAdDecision,
  houseAdDecisions,
  undoAdDecision,
} from '@tessera/contracts/calls/house-ads'
import { Link, useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useState } from 'react'
import { ActDialog } from '../acts/act-dialog.tsx'
import { Listed } from '../frame/listed.tsx'
import { Part } from '../frame/part.tsx'
import parts from '../frame/parts.module.css'
import { useWhen } from '../frame/use-when.ts'
import { named, rejectionName } from './named-ad.ts'
import { adWords as words } from './words.ts'

function decisionName({ decision, rejection }: HouseAdDecision): string {
  if (decision === 'waiting') return words.wasUndone()
  return rejection === null
    ? words.wasApproved()
    : words.wasRejected({ why: rejectionName(rejection) })
}

/** Decisions about ads, newest first. The latest one about an ad can be undone. */
export function AdDecisions({ mayUndo }: { readonly mayUndo: boolean }): ReactElement {
  const { client, toast } = useShell()
  const { moment } = useWhen()
  const [undone, setUndone] = useState<HouseAdDecision | null>(null)
  const list = useInfiniteQuery({ ...listOptions(client, houseAdDecisions, {}), staleTime: 0 })
  return (
    <Part title={words.decisions()}>
      <Listed list={list} title={words.decisions()} nothing={words.noDecisions()}>
        {(decided) => (
          <li className={parts.item}>
            <span className={parts.lines}>
              <Link to={new URL(decided.pin).pathname} className={parts.name}>
                {named(decided).ad}
              </Link>
              <span className={parts.sub} dir="auto">
                {words.ofCampaign(decided)}
              </span>
              <span className={parts.sub}>
                {decisionName(decided)} · {moment(decided.at)}
              </span>
            </span>
            {mayUndo && decided.can_undo ? (
              <Button
                size="small"
                aria-label={words.undoOf(named(decided))}
                onClick={() => setUndone(decided)}
              >
                {words.undo()}
              </Button>
            ) : null}
          </li>
        )}
      </Listed>
      {undone === null ? null : (
        <ActDialog
          title={words.undoTitle()}
          says={words.undoSays(named(undone))}
          button={words.undo()}
          send={(client, { reason }) =>
            client.call(undoAdDecision, { decision_id: undone.id, reason })
          }
          onClose={() => setUndone(null)}
          done={() => {
            setUndone(null)
            toast({ text: words.undone(), tone: 'good' })
          }}
        />
      )}
    </Part>
  )
}
