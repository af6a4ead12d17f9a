import type { ReportRow } from '@tessera/contracts/calls/ad-reports'
import { paths } from '@tessera/contracts/paths'
import { Link } from '@tessera/module/react'
import type { ReactElement } from 'react'
import type { OpenReport } from '../view/use-report.ts'
import { words } from '../words.ts'
import styles from './report-table.module.css'

/** What a filter within a level leaves behind on the way to the level below it. */
const left = { search: null, states: null, sort: null, order: null }

/** Returns the address of what a row consists of: a campaign's ad groups, an ad group's ads, a pin. */
function insideOf({ entity }: ReportRow, { level, to }: OpenReport): string | null {
  if (level === 'campaigns') return to({ ...left, campaign_id: entity.id }, 'adgroups')
  if (level === 'adgroups') {
    const campaign = entity.campaign === null ? {} : { campaign_id: entity.campaign.id }
    return to({ ...left, ...campaign, ad_group_id: entity.id }, 'ads')
  }
  return entity.pin === null ? null : paths.pin.to({ pinId: entity.pin.id })
}

/** The name of a row, with its picture, which leads to what it consists of. */
export function EntityName({
  row,
  report,
}: {
  readonly row: ReportRow
  readonly report: OpenReport
}): ReactElement {
  const { entity } = row
  const to = insideOf(row, report)
  const name = (
    <bdi className={styles.nameText}>{entity.name === '' ? words.untitled() : entity.name}</bdi>
  )
  return (
    <span className={styles.name}>
      {entity.pin === null ? null : (
        <img
          className={styles.picture}
          src={entity.pin.image_url ?? undefined}
          alt=""
          width={28}
          height={28}
          loading="lazy"
        />
      )}
      {to === null ? (
        name
      ) : (
        <Link to={to} title={entity.name} className={styles.link}>
          {name}
        </Link>
      )}
    </span>
  )
}
