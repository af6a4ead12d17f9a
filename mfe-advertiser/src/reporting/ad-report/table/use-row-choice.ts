import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { ReportRow } from '@tessera/contracts/calls/ad-reports'
import { limits } from '@tessera/contracts/limits'
import { useKeyedState } from '@tessera/module/use-keyed-state'
import { useCallback } from 'react'
import type { OpenReport } from '../view/use-report.ts'

/** The rows that somebody chose: each with its campaign. */
export interface RowChoice {
  /** False for a report whose rows can't be edited. */
  readonly isOffered: boolean
  readonly chosen: ReadonlyMap<string, string>
  toggle(row: ReportRow): void
  clear(): void
}

const none: ReadonlyMap<string, string> = new Map()

/** True for a report whose rows are campaigns, ad groups or ads, each on one row. */
const isEditable = ({ level, view }: OpenReport): boolean =>
  view.breakdown === undefined && (level === 'campaigns' || level === 'adgroups' || level === 'ads')

/** Keeps the rows that are chosen in a report, until it's asked about other rows. */
export function useRowChoice(report: OpenReport): RowChoice {
  const asked = JSON.stringify(report.scope)
  const [chosen, setChosen] = useKeyedState<ReadonlyMap<string, string>>(asked, none)
  const toggle = useCallback(
    ({ entity }: ReportRow) =>
      setChosen((before) => {
        const next = new Map(before)
        const isFull = next.size >= limits.campaignEditsMax
        if (!next.delete(entity.id) && !isFull)
          next.set(entity.id, entity.campaign?.id ?? entity.id)
        return next
      }),
    [asked],
  )
  return {
    isOffered: isEditable(report),
    chosen,
    toggle,
    clear: () => setChosen(none),
  }
}

/** Returns where the chosen rows are edited. */
export const editChosenUrl = ({ account, level }: OpenReport, { chosen }: RowChoice): string =>
  advertiserUrl('adsBulkEdit', {
    advertiserId: account.id,
    query: {
      campaign_ids: [...new Set(chosen.values())].join(','),
      level,
      ids: level === 'campaigns' ? undefined : [...chosen.keys()].join(','),
    },
  })
