import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import {
  type HouseDecision,
  houseDecisions,
  undoDecision,
} from '@tessera/contracts/calls/house-reports'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useState } from 'react'
import { ActDialog } from '../acts/act-dialog.tsx'
import { Area, type Self } from '../frame/area.tsx'
import { Listed } from '../frame/listed.tsx'
import { Part } from '../frame/part.tsx'
import parts from '../frame/parts.module.css'
import { useWhen } from '../frame/use-when.ts'
import { decisions } from '../reports/decisions.ts'
import { subjectWords } from '../reports/words.ts'
import { CopyrightRules } from './copyright-rules.tsx'
import { Reasons } from './reasons.tsx'
import { decisionWords as words } from './words.ts'

const appeals = { waits: words.waits, upheld: words.upheld, reversed: words.reversed } as const

const markOf = ({ appeal, undone_at: undoneAt }: HouseDecision): string | undefined => {
  if (appeal !== null) return appeals[appeal]()
  return undoneAt === null ? undefined : words.undone()
}

function CounterMark({ counter }: Pick<HouseDecision, 'counter'>): ReactElement | null {
  const { day } = useWhen()
  if (counter === null) return null
  const text =
    counter.state === 'court'
      ? words.counterCourt()
      : counter.state === 'restored'
        ? words.counterRestored()
        : words.counterWaits({ day: day(counter.due_at) })
  return (
    <span className={parts.mark} data-tone="warn">
      {text}
    </span>
  )
}

interface RowProps {
  readonly row: HouseDecision
  readonly mayUndo: boolean
  readonly onUndo: () => void
}

function Row({ row, mayUndo, onUndo }: RowProps): ReactElement {
  const { day } = useWhen()
  const title = row.title === '' ? words.untitled() : row.title
  const mark = markOf(row)
  const said = { decision: decisions[row.decision].label(), title }
  return (
    <li className={parts.item}>
      <span className={parts.lines}>
        <strong dir="auto">
          {row.person === null ? words.row(said) : words.rowOf({ ...said, person: row.person })}
        </strong>
        <span className={parts.sub} dir="auto">
          {words.facts({
            day: day(row.decided_at),
            who: row.is_automated ? words.classifier() : (row.by ?? words.operator()),
            reason: row.reason,
          })}
        </span>
      </span>
      <span className={parts.acts}>
        <span className={parts.mark}>{subjectWords[row.kind]()}</span>
        {mark === undefined ? null : (
          <span className={parts.mark} data-tone="warn">
            {mark}
          </span>
        )}
        <CounterMark counter={row.counter} />
        {mayUndo && row.undo_until !== null ? (
          <Button size="small" aria-label={words.undoRow({ title })} onClick={onUndo}>
            {words.undo()}
          </Button>
        ) : null}
      </span>
    </li>
  )
}

function Decisions({ self }: { readonly self: Self }): ReactElement {
  const { client, toast } = useShell()
  const list = useInfiniteQuery({ ...listOptions(client, houseDecisions, {}), staleTime: 0 })
  const [undoing, setUndoing] = useState<HouseDecision | null>(null)
  return (
    <Part title={words.list()}>
      <Listed list={list} title={words.list()} nothing={words.noneWhy()}>
        {(row) => (
          <Row row={row} mayUndo={self.may('reports.undo')} onUndo={() => setUndoing(row)} />
        )}
      </Listed>
      {undoing === null ? null : (
        <ActDialog
          title={words.undoTitle()}
          says={words.undoSays()}
          button={words.undo()}
          send={(client, { reason }) =>
            client.call(undoDecision, { decision_id: undoing.id, reason })
          }
          onClose={() => setUndoing(null)}
          done={() => {
            setUndoing(null)
            toast({ text: words.undoDone(), tone: 'good' })
          }}
        />
      )}
    </Part>
  )
}

/** The decisions about reports, which can be undone for days, and the reasons to choose from. */
export default function DecisionsPage(): ReactElement {
  return (
    <Area page="decisions" title={words.title()} needs="reports.see" lead={words.lead()}>
      {(self) => (
        <div className={parts.stack}>
          <Decisions self={self} />
          <Reasons mayEdit={self.may('reports.reasons')} />
          <CopyrightRules mayEdit={self.may('reports.reasons')} />
        </div>
      )}
    </Area>
  )
}
