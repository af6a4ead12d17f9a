import { useStore } from '@nanostores/react'
import type { ReportBreakdown } from '@tessera/contracts/ads/report-options'
import { useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { groupName } from '../../kit/metrics/names.ts'
import { useMoney } from '../../kit/money/use-money.ts'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import { words as reportWords } from '../ad-report/view/words.ts'
import { groupShares } from './group-shares.ts'
import styles from './insights.module.css'
import { type InsightsScope, useInsightsRows } from './use-insights.ts'
import { words } from './words.ts'

interface BarsProps {
  readonly scope: InsightsScope
  readonly by: ReportBreakdown
  /** The product group, of a campaign's; null for the campaign. */
  readonly groupId: string | null
}

/** The impressions of each group of people as a table whose shares are bars. */
function Bars({ scope, by, groupId }: BarsProps): ReactElement {
  const locale = useStore(useShell().$locale)
  const { count, dayName, percent } = useMoney('USD')
  const query = useInsightsRows(scope, by)
  const choice = reportWords[by]()
  return (
    <Report query={query}>
      {({ rows }) => {
        const shares = groupShares(rows, groupId)
        if (shares.length === 0) return <Nothing>{words.peopleNone()}</Nothing>
        return (
          <table aria-label={words.peopleBy({ choice })} className={styles.bars}>
            <thead>
              <tr>
                <th scope="col">{choice}</th>
                <th scope="col">{reportWords.impressions()}</th>
                <th scope="col">{words.shareHead()}</th>
              </tr>
            </thead>
            <tbody>
              {shares.map(({ group, impressions, share }) => (
                <tr key={group}>
                  <th scope="row">
                    <bdi>{groupName(by, group, { day: dayName, locale })}</bdi>
                  </th>
                  <td>{count(impressions)}</td>
                  <td>
                    <span
                      aria-hidden="true"
                      className={styles.bar}
                      style={{ inlineSize: `${share * 100}%` }}
                    />
                    <span>{percent(share)}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )
      }}
    </Report>
  )
}

const ofPeople = ['age', 'gender', 'country', 'device'] as const

/** Shows the people who saw a campaign, and the places. */
export function People({ scope, groupId }: Omit<BarsProps, 'by'>): ReactElement {
  return (
    <>
      <section className={styles.part}>
        <h2>{words.people()}</h2>
        <div className={styles.columns}>
          {ofPeople.map((by) => (
            <Bars key={by} scope={scope} by={by} groupId={groupId} />
          ))}
        </div>
      </section>
      <section className={styles.part}>
        <h2>{words.places()}</h2>
        <div className={styles.columns}>
          <Bars scope={scope} by="place" groupId={groupId} />
        </div>
      </section>
    </>
  )
}
