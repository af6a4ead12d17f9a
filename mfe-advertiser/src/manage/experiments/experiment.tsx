import type { AdExperimentReport } from '@tessera/contracts/calls/ad-experiments'
import type { ReactElement } from 'react'
import { DataTable } from '../../kit/tables/data-table.tsx'
import { Report } from '../../kit/tables/report.tsx'
import { Acts } from './acts.tsx'
import { ArmName } from './arm-name.tsx'
import type { BodyProps } from './body-props.ts'
import styles from './experiments.module.css'
import { openDaysText } from './form-draft.ts'
import { IntervalChart } from './interval-chart.tsx'
import { messagesOf } from './message.ts'
import { Part } from './part.tsx'
import { useExperiment } from './use-calls.ts'
import { levelNames, stateNames, useTexts } from './use-texts.ts'
import { words } from './words.ts'

interface ReportProps {
  readonly report: AdExperimentReport
  readonly text: ReturnType<typeof useTexts>
}

const actedNames = {
  clicks: words.actedClicks,
  saves: words.actedSaves,
  conversions: words.actedConversions,
}

/** The result of the experiment, in words. */
function Answer({ report, text }: ReportProps): ReactElement {
  const last = report.days.at(-1)
  const values = (last?.comparisons ?? []).flatMap((each) => (each === null ? [] : [each.p_value]))
  return (
    <Part title={words.answer()}>
      <ul className={styles.messages}>
        {messagesOf(report, text).map((message) => (
          <li key={message} className={styles.message}>
            {message}
          </li>
        ))}
      </ul>
      {report.hints.includes('reach-uneven') ? (
        <p className={styles.warn}>{words.reachUneven()}</p>
      ) : null}
      {report.hints.includes('budgets-uneven') ? (
        <p className={styles.warn}>{words.budgetsUneven()}</p>
      ) : null}
      <p className={styles.note}>
        {words.honest()}{' '}
        {values.length === 0
          ? null
          : words.chance({ value: values.map((value) => text.small(value)).join(', ') })}
      </p>
    </Part>
  )
}

function costOf({ report, text }: ReportProps, at: number): string {
  const totals = report.totals[at]
  const acted = report.days.at(-1)?.arms[at]?.acted ?? 0
  const by = report.measure === 'conversions' ? acted : (totals?.clicks ?? 0)
  return totals === undefined || by === 0 ? '–' : text.money(Math.round(totals.spend_micro / by))
}

/** The figures of each arm. */
function Figures({ report, text }: ReportProps): ReactElement {
  const last = report.days.at(-1)
  const rows = report.arms.map((arm, at) => ({
    arm,
    at,
    totals: report.totals[at],
    count: last?.arms[at] ?? { people: 0, acted: 0 },
  }))
  return (
    <Part title={words.figuresBy()}>
      <DataTable
        label={words.figuresBy()}
        rows={rows}
        keyOf={({ at }) => String(at)}
        columns={[
          {
            head: words.group(),
            cell: ({ arm, at }) => <ArmName {...{ arm, at }} />,
          },
          ...(
            [
              [words.reached(), (at) => text.count(report.reached[at] ?? 0)],
              [words.counted(), (at) => text.count(rows[at]?.count.people ?? 0)],
              [actedNames[report.measure](), (at) => text.count(rows[at]?.count.acted ?? 0)],
              [
                words.share(),
                (at) => text.share(rows[at]?.count.acted ?? 0, rows[at]?.count.people ?? 0),
              ],
              [words.impressions(), (at) => text.count(rows[at]?.totals?.impressions ?? 0)],
              [words.allClicks(), (at) => text.count(rows[at]?.totals?.clicks ?? 0)],
              [words.spend(), (at) => text.money(rows[at]?.totals?.spend_micro ?? 0)],
              [
                report.measure === 'conversions' ? words.perConversion() : words.perClick(),
                (at) => costOf({ report, text }, at),
              ],
            ] as const satisfies readonly (readonly [string, (at: number) => string])[]
          ).map(([head, cell]) => ({
            head,
            isNumber: true,
            cell: ({ at }: (typeof rows)[number]) => <bdi>{cell(at)}</bdi>,
          })),
        ]}
      />
      <p className={styles.note}>{openDaysText(report.window_days)}</p>
      <p className={styles.note}>{words.costNote()}</p>
    </Part>
  )
}

/** An experiment: its answer, the figures of each group, and the difference by day. */
export default function Experiment({ account, experimentId }: BodyProps): ReactElement {
  const query = useExperiment(account.id, experimentId)
  const text = useTexts(account.currency)
  return (
    <Report query={query}>
      {(report) => (
        <>
          <div className={styles.head}>
            <div>
              <p className={styles.name}>
                <bdi>{report.name}</bdi>
              </p>
              <p className={styles.state}>
                {stateNames[report.state]()} · {levelNames[report.level]()} ·{' '}
                {words[report.measure]()} · {text.span(report)}
              </p>
            </div>
            <Acts {...{ account, experiment: report }} />
          </div>
          <Answer {...{ report, text }} />
          <Figures {...{ report, text }} />
          {report.days.length === 0 ? null : (
            <Part title={words.days()}>
              <IntervalChart {...{ report, text }} />
            </Part>
          )}
        </>
      )}
    </Report>
  )
}
