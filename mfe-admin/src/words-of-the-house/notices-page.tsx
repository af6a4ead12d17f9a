import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import {
  endHouseNotice,
  type HouseNotice,
  houseNotices,
} from '@tessera/contracts/calls/house-notices'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useState } from 'react'
import { ActDialog } from '../acts/act-dialog.tsx'
import { Area } from '../frame/area.tsx'
import { Listed } from '../frame/listed.tsx'
import { Part } from '../frame/part.tsx'
import parts from '../frame/parts.module.css'
import { useWhen } from '../frame/use-when.ts'
import { MakeNotice } from './make-notice.tsx'
import { noticeWords as words } from './words.ts'

function Row(props: {
  readonly notice: HouseNotice
  readonly mayEnd: boolean
  readonly onEnd: () => void
}): ReactElement {
  const { notice, mayEnd, onEnd } = props
  const { moment } = useWhen()
  const { kind, audience, en, starts_at: from, ends_at: until, is_ended: isOver } = notice
  const isPlanned = new Date(from) > new Date()
  const state = isOver ? words.over() : isPlanned ? words.planned() : words.running()
  const tone = isOver ? undefined : isPlanned ? 'warn' : 'good'
  return (
    <li className={parts.item}>
      <span className={parts.lines}>
        <strong dir="auto">{en}</strong>
        <span className={parts.sub}>
          {words.line({
            kind: words[kind](),
            audience: words[audience](),
            from: moment(from),
            until: moment(until),
          })}
        </span>
      </span>
      <div className={parts.acts}>
        <span className={parts.mark} data-tone={tone}>
          {state}
        </span>
        {isOver || !mayEnd ? null : (
          <Button size="small" aria-label={words.endOf({ text: en })} onClick={onEnd}>
            {words.end()}
          </Button>
        )}
      </div>
    </li>
  )
}

function Notices({ mayWrite }: { readonly mayWrite: boolean }): ReactElement {
  const { client, toast } = useShell()
  const list = useInfiniteQuery({ ...listOptions(client, houseNotices, {}), staleTime: 0 })
  const [ending, setEnding] = useState<HouseNotice | null>(null)
  return (
    <Part title={words.list()}>
      <Listed list={list} title={words.list()} nothing={words.nothing()}>
        {(notice) => <Row notice={notice} mayEnd={mayWrite} onEnd={() => setEnding(notice)} />}
      </Listed>
      {ending === null ? null : (
        <ActDialog
          title={words.endTitle()}
          says={words.endSays()}
          button={words.end()}
          send={(client, { reason }) =>
            client.call(endHouseNotice, { notice_id: ending.id, reason })
          }
          onClose={() => setEnding(null)}
          done={() => {
            setEnding(null)
            toast({ text: words.ended(), tone: 'good' })
          }}
        />
      )}
    </Part>
  )
}

/** Notices to all: makes, lists and ends them. */
export default function NoticesPage(): ReactElement {
  return (
    <Area page="notices" title={words.title()} needs="words.see" lead={words.lead()}>
      {(self) => (
        <div className={parts.stack}>
          {self.may('words.notice') ? <MakeNotice /> : null}
          <Notices mayWrite={self.may('words.notice')} />
        </div>
      )}
    </Area>
  )
}
