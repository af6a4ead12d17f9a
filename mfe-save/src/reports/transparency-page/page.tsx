import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { type TransparencyMonth, transparency } from '@tessera/contracts/calls/reports'
import { paths } from '@tessera/contracts/paths'
import { reportDecisions, reportKinds } from '@tessera/contracts/report-kinds'
import { Link, useShell, useTitle } from '@tessera/module/react'
import { EmptyState } from '@tessera/ui/empty-state'
import { PageTitle } from '@tessera/ui/page-title'
import { QueryRegion } from '@tessera/ui/query-region'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import styles from '../decision/decision.module.css'
import { kindWords } from '../decision/words.ts'
import { words } from './words.ts'

interface TableProps {
  readonly title: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly [month: string, ...cells: readonly string[]])[]
}

function Table({ title, heads, rows }: TableProps): ReactElement {
  return (
    <section className={styles.head} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([month, ...cells]) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                {cells.map((cell, at) => (
                  <td key={heads[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Numbers({ months }: { readonly months: readonly TransparencyMonth[] }): ReactElement {
  const locale = useStore(useShell().$locale)
  const written = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' })
  const monthOf = ({ month }: TransparencyMonth) =>
    written.format(new Date(`${month}-15T12:00:00Z`))
  const number = (count: number | null | undefined) =>
    count === null ? words.few() : (count ?? 0).toLocaleString(locale)
  if (months.length === 0) return <EmptyState title={words.none()}>{words.noneWhy()}</EmptyState>
  return (
    <>
      <Table
        title={words.byMonth()}
        heads={[
          words.month(),
          words.reports(),
          words.decisions(),
          words.median(),
          words.appeals(),
          words.reversals(),
          words.notices(),
          words.counters(),
        ]}
        rows={months.map((each) => [
          monthOf(each),
          number(each.reports),
          number(each.decisions),
          each.median_hours === null ? '–' : words.hours({ count: number(each.median_hours) }),
          number(each.appeals),
          number(each.reversals),
          number(each.notices),
          number(each.counter_notices),
        ])}
      />
      <Table
        title={words.byKind()}
        heads={[words.month(), ...reportKinds.map((kind) => kindWords[kind]())]}
        rows={months.map((each) => [
          monthOf(each),
          ...each.kinds.map(({ count }) => number(count)),
        ])}
      />
      <Table
        title={words.byOutcome()}
        heads={[words.month(), ...reportDecisions.map((decision) => words[decision]())]}
        rows={months.map((each) => [
          monthOf(each),
          ...each.outcomes.map(({ count }) => number(count)),
        ])}
      />
    </>
  )
}

/** Reports, decisions and appeals by month, in numbers that name nobody. */
export default function TransparencyPage(): ReactElement {
  useTitle(words.title())
  const { client, brand } = useShell()
  const query = useQuery({ ...queryOptions(client, transparency, {}), staleTime: 600_000 })
  return (
    <div className={styles.page}>
      <div className={`${styles.column} ${styles.wide}`}>
        <header className={styles.head}>
          <PageTitle>{words.title()}</PageTitle>
          <p className={styles.lead}>{words.lead({ brand })}</p>
        </header>
        <QueryRegion
          query={query}
          failed={words.failed()}
          waiting={
            <div role="status" aria-label={words.loading()}>
              <Skeleton height={160} />
            </div>
          }
        >
          {(months) => <Numbers months={months} />}
        </QueryRegion>
        <p className={styles.note}>
          <Link to={paths.reportContent.to()}>{words.report()}</Link> ·{' '}
          <a href="/transparency.json">{words.file()}</a>
        </p>
      </div>
    </div>
  )
}
