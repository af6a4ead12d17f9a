import type { ReportRow } from '@tessera/contracts/calls/ad-reports'
import { AdGroupId, CampaignId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'
import { Link } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { levelOnly } from '../view/level-only.ts'
import type { OpenReport } from '../view/use-report.ts'
import { words } from '../view/words.ts'
import styles from './report-table.module.css'
import type { RowChoice } from './use-row-choice.ts'

const read = <S extends z.core.$ZodType>(id: S, text: string): z.output<S> | undefined =>
  z.safeParse(id, text).data

/** Returns the address of what a row consists of: a campaign's ad groups, an ad group's ads, a pin. */
function insideOf({ entity }: ReportRow, { level, to }: OpenReport): string | null {
  if (level === 'campaigns')
    return to({ ...levelOnly, level: 'adgroups', campaign_id: read(CampaignId, entity.id) })
  if (level === 'adgroups') {
    const campaign = entity.campaign === null ? {} : { campaign_id: entity.campaign.id }
    const adGroup = { ad_group_id: read(AdGroupId, entity.id) }
    return to({ ...levelOnly, ...campaign, ...adGroup, level: 'ads' })
  }
  return entity.pin === null ? null : paths.pin.to({ pinId: entity.pin.id })
}

interface EntityNameProps {
  readonly row: ReportRow
  readonly report: OpenReport
  readonly choice: RowChoice
}

/** The name of a row, with its picture, which leads to what it consists of. */
export function EntityName({ row, report, choice }: EntityNameProps): ReactElement {
  const { entity } = row
  const to = insideOf(row, report)
  const name = (
    <bdi className={styles.nameText}>{entity.name === '' ? words.untitled() : entity.name}</bdi>
  )
  return (
    <span className={styles.name}>
      {choice.isOffered ? (
        <input
          type="checkbox"
          className={styles.choice}
          aria-label={words.chooseRow({ name: entity.name })}
          checked={choice.chosen.has(entity.id)}
          onChange={() => choice.toggle(row)}
        />
      ) : null}
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
