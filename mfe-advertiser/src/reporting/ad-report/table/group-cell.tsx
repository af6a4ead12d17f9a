import { useStore } from '@nanostores/react'
import type { ReportBreakdown } from '@tessera/contracts/ads/report-options'
import { useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { groupName } from '../../../kit/metrics/names.ts'
import { useMoney } from '../../../kit/money/use-money.ts'
import { words } from '../view/words.ts'
import type { ReportAnswer } from './drawn.ts'
import styles from './report-table.module.css'

interface GroupCellProps {
  readonly by: ReportBreakdown
  readonly group: string | null
  readonly settling: ReportAnswer['settling']
}

/** The day or the people that a row is about; a day whose figures can change says so. */
export function GroupCell({ by, group, settling }: GroupCellProps): ReactElement {
  const locale = useStore(useShell().$locale)
  const { dayName } = useMoney('USD')
  const isSettling = by === 'day' && group !== null && group >= settling.events_from
  return (
    <span className={styles.figure}>
      <bdi>{groupName(by, group, { day: dayName, locale })}</bdi>
      {isSettling ? <span className={styles.change}>{words.settling()}</span> : null}
    </span>
  )
}
