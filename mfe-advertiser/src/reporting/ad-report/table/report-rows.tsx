import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { useLayout, useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { QueryRegion } from '@tessera/ui/query-region'
import { type ReactElement, useMemo, useRef } from 'react'
import { useMetricText } from '../../../kit/metrics/use-metric-text.ts'
import { rowHeight, useVirtualRows } from '../../../kit/tables/use-virtual-rows.ts'
import { SettlingNote } from '../view/settling-note.tsx'
import type { OpenReport } from '../view/use-report.ts'
import { words } from '../view/words.ts'
import { reportColumns } from './columns.tsx'
import type { ReportAnswer, ReportRows } from './drawn.ts'
import { ReportList } from './report-list.tsx'
import styles from './report-table.module.css'
import { ReportTable } from './report-table.tsx'
import { ReportWaiting } from './report-waiting.tsx'
import { editChosenUrl, type RowChoice, useRowChoice } from './use-row-choice.ts'
import { useFirstRows, useRows } from './use-rows.ts'

/** The height of a card on a phone before it is measured. */
const cardHeight = 320

/** True when a view leaves rows out. */
const isFiltered = ({ view }: OpenReport): boolean =>
  view.search !== undefined || view.states !== undefined || view.objective_types !== undefined

function Empty({ report }: { readonly report: OpenReport }): ReactElement {
  const { navigate } = useShell()
  if (isFiltered(report))
    return (
      <EmptyState
        action={
          <Button
            onClick={() =>
              report.change({ search: undefined, states: undefined, objective_types: undefined })
            }
          >
            {words.clearFilters()}
          </Button>
        }
      >
        {words.nothingFound()}
      </EmptyState>
    )
  return (
    <EmptyState
      title={words.emptyTitle()}
      action={
        <Button
          kind="primary"
          href={advertiserUrl('quickPromote', { advertiserId: null })}
          onNavigate={(to) => navigate(to)}
        >
          {words.promote()}
        </Button>
      }
    >
      {words.empty()}
    </EmptyState>
  )
}

interface ChosenProps {
  readonly report: OpenReport
  readonly choice: RowChoice
}

/** Says how many rows are chosen, and leads to where they are edited. */
function ChosenBar({ report, choice }: ChosenProps): ReactElement | null {
  const { navigate } = useShell()
  const { size } = choice.chosen
  if (!choice.isOffered || size === 0) return null
  return (
    <div className={styles.chosen}>
      <span role="status">{words.chosen({ count: size })}</span>
      <Button
        size="small"
        kind="ink"
        href={editChosenUrl(report, choice)}
        onNavigate={(to) => navigate(to)}
      >
        {words.editChosen()}
      </Button>
      <Button size="small" onClick={choice.clear}>
        {words.clearChosen()}
      </Button>
    </div>
  )
}

interface LoadedProps {
  readonly report: OpenReport
  readonly label: string
  readonly answer: ReportAnswer
  readonly rows: ReportRows
}

function Loaded({ report, label, answer, rows }: LoadedProps): ReactElement {
  const { phone } = useLayout()
  const text = useMetricText(answer.currency)
  const choice = useRowChoice(report)
  const { chosen } = choice
  const columns = useMemo(
    () => reportColumns({ report, text, answer, choice }),
    [report, answer, chosen],
  )
  if (answer.row_count === 0) return <Empty report={report} />
  const props = { report, label, answer, rows, columns }
  return (
    <>
      <ChosenBar report={report} choice={choice} />
      {phone ? <ReportList {...props} /> : <ReportTable {...props} />}
    </>
  )
}

/** The rows of a report with their sums; rows are loaded as they come into view. */
export function ReportRowsRegion({
  report,
  label,
}: {
  readonly report: OpenReport
  readonly label: string
}): ReactElement {
  const { phone } = useLayout()
  const scroller = useRef<HTMLElement>(null)
  const first = useFirstRows(report)
  const { virtualizer, focusProps, inView } = useVirtualRows({
    scroller,
    count: first.data?.row_count ?? 0,
    height: phone ? cardHeight : rowHeight(),
  })
  const { rowAt, failed, retry } = useRows(report, first.data, inView)
  return (
    <QueryRegion query={first} failed={words.failed()} waiting={<ReportWaiting />}>
      {(answer) => (
        <div className={styles.region} aria-busy={first.isPlaceholderData}>
          {failed ? (
            <p role="alert" className={styles.failed}>
              {words.rowsFailed()}
              <Button size="small" onClick={retry}>
                {words.retry()}
              </Button>
            </p>
          ) : null}
          <SettlingNote settling={answer.settling} to={report.scope.to} />
          <Loaded
            report={report}
            label={label}
            answer={answer}
            rows={{ rowAt, scroller, virtualizer, focusProps }}
          />
        </div>
      )}
    </QueryRegion>
  )
}
