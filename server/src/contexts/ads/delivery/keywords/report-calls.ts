import { adKeywords, adSearchQueries } from '@tessera/contracts/calls/ad-keywords'
import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import { given, refused } from '../../../../calls/answer.ts'
import { badBookmark } from '../../../../calls/bookmark.ts'
import {
  type AdvertiserVisit,
  answerAdvertiser,
} from '../../accounts/campaigns/answer-advertiser.ts'
import { dayInZone } from '../../accounts/campaigns/day-in-zone.ts'
import { dayFaultsOf } from '../../reports/figures/fitting-range.ts'
import { settlingOf } from '../../reports/figures/settling.ts'
import { keywordReport } from './keyword-report.ts'
import { queryReport } from './query-report.ts'
import type { AskedSearches } from './report-parts.ts'

type Scope = Omit<ParsedInputOf<typeof adSearchQueries>, 'level' | 'sort'>

function offsetOf(bookmark: string | undefined): number | undefined {
  if (bookmark === undefined) return 0
  return /^\d{1,9}$/.test(bookmark) ? Number(bookmark) : undefined
}

/** Returns what is asked for; undefined for a bookmark of another list. */
function askedOf({ account, ports }: AdvertiserVisit, scope: Scope): AskedSearches | undefined {
  const offset = offsetOf(scope.bookmark)
  if (offset === undefined) return undefined
  const { compare_from: from, compare_to: to } = scope
  return {
    advertiserId: account.id,
    range: { from: scope.from, to: scope.to },
    compared: from === undefined || to === undefined ? null : { from, to },
    campaignId: scope.campaign_id,
    adGroupId: scope.ad_group_id,
    search: scope.search,
    isAscending: scope.is_ascending,
    offset,
    most: scope.page_size,
    today: dayInZone(account.timeZone, ports.clock.now().getTime()).day,
  }
}

type Page<Row> = Pick<Awaited<ReturnType<typeof keywordReport>>, 'rowCount' | 'total'> & {
  readonly rows: readonly Row[]
}

function answerOf<Row>(
  { account, ports }: AdvertiserVisit,
  { rows, rowCount, total }: Page<Row>,
  { offset, most }: AskedSearches,
) {
  const { currency, timeZone } = account
  const next = offset + most
  return given(
    {
      rows: [...rows],
      row_count: rowCount,
      total,
      currency,
      time_zone: timeZone,
      settling_from: settlingOf(timeZone, ports.clock.now().getTime()).events_from,
    },
    next < rowCount ? String(next) : null,
  )
}

const answerKeywords = answerAdvertiser(adKeywords, async (visit, input) => {
  const fields = dayFaultsOf(input)
  if (Object.keys(fields).length > 0) return refused('bad-input', { fields })
  const asked = askedOf(visit, input)
  if (asked === undefined) return badBookmark
  const { kind, states, matches, sort } = input
  const page = await keywordReport(visit.ports.db, { ...asked, kind, states, matches, sort })
  return answerOf(visit, page, asked)
})

const answerQueries = answerAdvertiser(adSearchQueries, async (visit, input) => {
  const fields = dayFaultsOf(input)
  if (Object.keys(fields).length > 0) return refused('bad-input', { fields })
  const asked = askedOf(visit, input)
  if (asked === undefined) return badBookmark
  const { level, sort } = input
  const page = await queryReport(visit.ports.db, { ...asked, level, sort })
  return answerOf(visit, page, asked)
})

/** Handlers of the calls that list keywords and searches. */
export const keywordReportCalls = [answerKeywords, answerQueries]
