import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listOptions, queryOptions } from '@tessera/client'
import {
  type HouseReport,
  houseReasons,
  houseReports,
} from '@tessera/contracts/calls/house-reports'
import { shortcutsWanted } from '@tessera/contracts/events/facts'
import { mayActOn } from '@tessera/contracts/house-acts'
import { ListFailure } from '@tessera/module/list-failure'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { Switch } from '@tessera/ui/switch'
import { type ReactElement, useEffect, useState } from 'react'
import { Area, type Self } from '../frame/area.tsx'
import parts from '../frame/parts.module.css'
import { RowsWaiting } from '../frame/rows-waiting.tsx'
import { Decide } from './decide.tsx'
import { type Choice, choicesFor } from './decisions.ts'
import { placeOf } from './queue.ts'
import { ReportCard } from './report-card.tsx'
import styles from './reports.module.css'
import { useQueueKeys } from './use-queue-keys.ts'
import { useUndo } from './use-undo.ts'
import { reportWords as words } from './words.ts'

function useReports() {
  const { client } = useShell()
  const list = useInfiniteQuery({ ...listOptions(client, houseReports, {}), staleTime: 0 })
  const reports = list.data?.pages.flatMap(({ data }) => data)
  // A dialog opens at once with them.
  useQuery({ ...queryOptions(client, houseReasons, {}), staleTime: 60_000 })
  return { list, reports }
}

/** Returns why the viewer can't decide a case; null when they can. */
function barOf(report: HouseReport, self: Self): string | null {
  const { person, appeal, handed } = report
  const act = appeal === null ? 'reports.decide' : 'reports.appeal'
  if (!self.may(act) || (person !== null && !mayActOn(self.role, person.role)))
    return words.readOnly()
  if (appeal?.is_mine === true) return words.ownDecision()
  return handed?.is_mine === true ? words.ownHanded() : null
}

interface QueueProps {
  readonly reports: readonly HouseReport[]
  readonly hasMore: boolean
  readonly more: () => void
  readonly self: Self
}

function Queue({ reports, hasMore, more, self }: QueueProps): ReactElement | null {
  const [shown, setShown] = useState<{ caseId: string | undefined; at: number }>({
    caseId: undefined,
    at: 0,
  })
  const [atOnce, setAtOnce] = useState(false)
  const [pressed, setPressed] = useState<string | null>(null)
  const [choice, setChoice] = useState<Choice | 'hand-on' | null>(null)
  const { bus } = useShell()
  const at = placeOf(reports, shown)
  const report = reports[at]
  const isLast = at >= reports.length - 1
  useEffect(() => {
    if (isLast && hasMore) more()
  }, [isLast, hasMore, more])
  const go = (by: number) => {
    const next = Math.max(0, Math.min(at + by, reports.length - 1))
    setShown({ caseId: reports[next]?.case_id, at: next })
  }
  const choices = report === undefined ? [] : choicesFor(report)
  const barred = report === undefined ? null : barOf(report, self)
  const choose = (next: Choice | 'hand-on' | undefined) => {
    if (report !== undefined && barred === null && next !== undefined) setChoice(next)
  }
  const toggle = () =>
    setPressed((before) => (before === report?.case_id ? null : (report?.case_id ?? null)))
  const { canUndo, noteDecided, undoLast } = useUndo((caseId) => setShown({ caseId, at }))
  useQueueKeys((key) => {
    if (key.does === 'next') go(1)
    else if (key.does === 'previous') go(-1)
    else if (key.does === 'show') toggle()
    else if (key.does === 'undo') undoLast()
    else if (key.does === 'choose') choose(choices[key.at])
    else if (report?.handed === null) choose('hand-on')
  })
  const undoButton = canUndo ? (
    <Button size="small" aria-keyshortcuts="Z" onClick={undoLast}>
      <span className={styles.label}>
        {words.undo()}
        <kbd aria-hidden className={styles.key}>
          Z
        </kbd>
      </span>
    </Button>
  ) : null
  if (report === undefined)
    return (
      <>
        {undoButton}
        <EmptyState title={words.nothing()}>{words.nothingWhy()}</EmptyState>
      </>
    )
  const place = { at: at + 1, all: reports.length }
  const isShown = (pressed === report.case_id) !== atOnce
  return (
    <div className={parts.stack}>
      <div className={styles.bar}>
        <div className={parts.acts}>
          <Button size="small" aria-keyshortcuts="K" disabled={at === 0} onClick={() => go(-1)}>
            <span className={styles.label}>
              {words.previous()}
              <kbd aria-hidden className={styles.key}>
                K
              </kbd>
            </span>
          </Button>
          <Button size="small" aria-keyshortcuts="J" disabled={isLast} onClick={() => go(1)}>
            <span className={styles.label}>
              {words.next()}
              <kbd aria-hidden className={styles.key}>
                J
              </kbd>
            </span>
          </Button>
          {undoButton}
          <p role="status" className={parts.note}>
            {hasMore ? words.placeMore(place) : words.place(place)}
          </p>
        </div>
        <div className={parts.acts}>
          <Switch
            label={words.showAtOnce()}
            checked={atOnce}
            onChange={({ currentTarget }) => {
              setAtOnce(currentTarget.checked)
              setPressed(null)
            }}
          />
          <span className={styles.onKeyboard}>
            <Button size="small" kind="plain" onClick={() => bus.emit(shortcutsWanted, {})}>
              {words.keysOpen()}
            </Button>
          </span>
        </div>
      </div>
      <ReportCard
        key={report.case_id}
        report={report}
        isShown={isShown}
        barred={barred}
        onToggle={toggle}
        onChoose={choose}
        onHandOn={() => choose('hand-on')}
      />
      {choice === null ? null : (
        <Decide
          report={report}
          choice={choice}
          left={reports.length - 1}
          onDecided={noteDecided}
          onClose={() => {
            setShown({ caseId: report.case_id, at })
            setChoice(null)
          }}
        />
      )}
    </div>
  )
}

function Reports({ self }: { readonly self: Self }): ReactElement {
  const { list, reports } = useReports()
  if (reports === undefined)
    return list.error === null ? <RowsWaiting /> : <ListFailure list={list} />
  return (
    <>
      <Queue
        reports={reports}
        hasMore={list.hasNextPage}
        more={() => {
          if (!list.isFetchingNextPage && list.error === null) void list.fetchNextPage()
        }}
        self={self}
      />
      <ListFailure list={list} />
    </>
  )
}

/** The queue of reports and appeals, which the keyboard alone can work through. */
export default function ReportsPage(): ReactElement {
  return (
    <Area page="reports" title={words.title()} needs="reports.see" lead={words.lead()}>
      {(self) => <Reports self={self} />}
    </Area>
  )
}
