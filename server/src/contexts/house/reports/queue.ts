import type { HouseReport } from '@tessera/contracts/calls/house-reports'
import { paths } from '@tessera/contracts/paths'
import { and, desc, eq, inArray, isNull, sql } from '../../../platform/database/sql.ts'
import { pictureUrl } from '../../base/media/rules.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import { pinReports, pins } from '../../pins/index.ts'
import { personOf, selectPeople } from '../acting/person-row.ts'
import { reportCases } from '../cases/tables.ts'

/** The place of a case in the queue. */
export type CasePlace = readonly [harm: number, reach: number, pinId: string]

const shown = {
  pinId: reportCases.pinId,
  harm: reportCases.harm,
  reach: reportCases.reach,
  reports: reportCases.reports,
  firstAt: reportCases.firstAt,
  lastAt: reportCases.lastAt,
  title: pins.title,
  description: pins.description,
  link: pins.link,
  pinnerId: pins.pinnerId,
  pictureKey: media.key,
  reasons: sql<{ reason: string; count: number }[]>`(select coalesce(json_agg(json_build_object(
      'reason', by_reason.reason, 'count', by_reason.number) order by by_reason.number desc), '[]'::json)
    from (select given.reason as reason, count(*)::int as number from ${pinReports} given
      where given.pin_id = ${reportCases.pinId}
        and (${reportCases.coveredUntil} is null or given.created_at > ${reportCases.coveredUntil})
      group by 1) by_reason)`,
}

/** Lists open cases of pins that exist: the most harmful first, then by reach. */
export async function openCases(
  db: Sql,
  page: { readonly below: CasePlace | undefined; readonly most: number },
): Promise<readonly { readonly place: CasePlace; readonly report: HouseReport }[]> {
  const { below } = page
  const rows = await db
    .select(shown)
    .from(reportCases)
    .innerJoin(pins, eq(pins.id, reportCases.pinId))
    .leftJoin(media, eq(media.id, pins.mediaId))
    .where(
      and(
        isNull(reportCases.decidedAt),
        isNull(pins.deletedAt),
        below === undefined
          ? undefined
          : sql`(${reportCases.harm}, ${reportCases.reach}, ${reportCases.pinId})
              < (${below[0]}::smallint, ${below[1]}::int, ${below[2]}::bigint)`,
      ),
    )
    .orderBy(desc(reportCases.harm), desc(reportCases.reach), desc(reportCases.pinId))
    .limit(page.most)
  const ids = [...new Set(rows.map(({ pinnerId }) => pinnerId))]
  const found = ids.length === 0 ? [] : await selectPeople(db).where(inArray(users.id, ids))
  const people = new Map(found.map((row) => [row.id, personOf(row)]))
  return rows.flatMap((row) => {
    const person = people.get(row.pinnerId)
    if (person === undefined) return []
    const report: HouseReport = {
      pin_id: row.pinId,
      title: row.title,
      description: row.description,
      link: row.link,
      image_url: row.pictureKey === null ? null : pictureUrl(row.pictureKey, '236x'),
      url: paths.pin.to({ pinId: row.pinId }),
      person,
      reasons: row.reasons,
      reports: row.reports,
      saves: row.reach,
      first_at: row.firstAt.toISOString(),
      last_at: row.lastAt.toISOString(),
    }
    return [{ place: [row.harm, row.reach, row.pinId] as const, report }]
  })
}
