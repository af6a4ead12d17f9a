import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import {
  decideReports,
  type HouseReport,
  houseReports,
  type ReportDecision,
} from '@tessera/contracts/calls/house-reports'
import { mayActOn } from '@tessera/contracts/house-acts'
import { ListFailure } from '@tessera/module/list-failure'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { Switch } from '@tessera/ui/switch'
import { type ReactElement, useEffect, useState } from 'react'
import { ActDialog } from '../acts/act-dialog.tsx'
import { Area, type Self } from '../frame/area.tsx'
import parts from '../frame/parts.module.css'
import { RowsWaiting } from '../frame/rows-waiting.tsx'
import { decisions, templatesFor } from './decisions.ts'
import { placeOf } from './queue.ts'
import { ReportCard } from './report-card.tsx'
import styles from './reports.module.css'
import { ShortcutList } from './shortcut-list.tsx'
import { useQueueKeys } from './use-queue-keys.ts'
import { reportWords as words } from './words.ts'

function useReports() {
  const { client } = useShell()
  const list = useInfiniteQuery({ ...listOptions(client, houseReports, {}), staleTime: 0 })
  const reports = list.data?.pages.flatMap(({ data }) => data)
  return { list, reports }
}

interface DecideProps {
  readonly report: HouseReport
  readonly decision: ReportDecision
  readonly left: number
  readonly onClose: () => void
}

function Decide({ report, decision, left, onClose }: DecideProps): ReactElement {
  const { toast } = useShell()
  const who = { name: report.person.full_name }
  const { title, says, label } = decisions[decision]
  const templates = templatesFor(decision, report.reasons)
  return (
    <ActDialog
      title={title(who)}
      says={says(who)}
      button={label()}
      templates={templates}
      reason={templates[0]}
      {...(decision === 'suspend' ? { asksEnd: true } : {})}
      send={(client, { reason, until, present_code }) =>
        client.call(decideReports, {
          pin_id: report.pin_id,
          decision,
          reason,
          until,
          present_code,
        })
      }
      onClose={onClose}
      done={() => {
        onClose()
        toast({
          key: 'decided',
          text: left === 0 ? words.decidedLast() : words.decided({ left }),
          tone: 'good',
        })
      }}
    />
  )
}

interface QueueProps {
  readonly reports: readonly HouseReport[]
  readonly hasMore: boolean
  readonly more: () => void
  readonly self: Self
}

function Queue({ reports, hasMore, more, self }: QueueProps): ReactElement | null {
  const [shown, setShown] = useState<{ pinId: string | undefined; at: number }>({
    pinId: undefined,
    at: 0,
  })
  const [atOnce, setAtOnce] = useState(false)
  const [pressed, setPressed] = useState<string | null>(null)
  const [decision, setDecision] = useState<ReportDecision | null>(null)
  const [isListed, setListed] = useState(false)
  const at = placeOf(reports, shown)
  const report = reports[at]
  const isLast = at >= reports.length - 1
  useEffect(() => {
    if (isLast && hasMore) more()
  }, [isLast, hasMore, more])
  const go = (by: number) => {
    const next = Math.max(0, Math.min(at + by, reports.length - 1))
    setShown({ pinId: reports[next]?.pin_id, at: next })
  }
  const mayDecide =
    report !== undefined && self.may('reports.decide') && mayActOn(self.role, report.person.role)
  const toggle = () =>
    setPressed((before) => (before === report?.pin_id ? null : (report?.pin_id ?? null)))
  useQueueKeys((key) => {
    if (key.does === 'next') go(1)
    else if (key.does === 'previous') go(-1)
    else if (key.does === 'show') toggle()
    else if (key.does === 'help') setListed(true)
    else if (key.does === 'decide' && mayDecide) setDecision(key.decision)
  })
  if (report === undefined)
    return <EmptyState title={words.nothing()}>{words.nothingWhy()}</EmptyState>
  const place = { at: at + 1, all: reports.length }
  const isShown = (pressed === report.pin_id) !== atOnce
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
            <Button size="small" kind="plain" onClick={() => setListed(true)}>
              {words.keysOpen()}
            </Button>
          </span>
        </div>
      </div>
      <ReportCard
        key={report.pin_id}
        report={report}
        isShown={isShown}
        mayDecide={mayDecide}
        onToggle={toggle}
        onDecide={setDecision}
      />
      {decision === null ? null : (
        <Decide
          report={report}
          decision={decision}
          left={reports.length - 1}
          onClose={() => {
            setShown({ pinId: report.pin_id, at })
            setDecision(null)
          }}
        />
      )}
      {isListed ? <ShortcutList onClose={() => setListed(false)} /> : null}
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

/** The queue of reported pins, which the keyboard alone can work through. */
export default function ReportsPage(): ReactElement {
  return (
    <Area page="reports" title={words.title()} needs="reports.see" lead={words.lead()}>
      {(self) => <Reports self={self} />}
    </Area>
  )
}
