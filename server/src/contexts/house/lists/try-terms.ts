import type { TermTrial } from '@tessera/contracts/calls/house-lists'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import type { TermPlace } from '../../base/terms/term-matcher.ts'
import { users } from '../../identity/index.ts'
import { boards, comments, isPublicBoard, pins } from '../../pins/index.ts'
import type { Met, Thing } from './term-trial.ts'

const days = 30
/** Things of one place that are looked at, the newest first. */
const lookedMost = 5_000
const examplesMost = 20
const textShown = 200

const Row = z.object({
  id: z.string(),
  text: z.string(),
  at: z.string(),
  locale: z.nullable(z.string()),
})

/** Loads what was written in the last days and everybody may see, the newest of each place. */
export async function recentThings(db: Sql, now: Date): Promise<readonly Thing[]> {
  const since = sql`${new Date(now.getTime() - days * 86_400_000).toISOString()}::timestamptz`
  const read = async (
    place: TermPlace,
    query: ReturnType<typeof sql>,
    url: (row: z.output<typeof Row>) => string,
  ): Promise<readonly Thing[]> => {
    const { rows } = await db.execute(query)
    return z.parse(z.array(Row), rows).map((row) => ({
      place,
      id: row.id,
      url: url(row),
      text: row.text,
      language: row.locale?.slice(0, 2) ?? null,
    }))
  }
  const newest = sql`limit ${lookedMost}`
  return [
    ...(await read(
      'pin',
      sql`select ${pins.id}::text as id, '' as at, ${users.locale} as locale,
          concat_ws(E'\n', ${pins.title}, ${pins.description}, ${pins.altText}) as text
        from ${pins} join ${boards} on ${boards.id} = ${pins.boardId} join ${users} on ${users.id} = ${pins.pinnerId}
        where ${pins.originId} = ${pins.id} and ${pins.createdAt} >= ${since} and ${pins.deletedAt} is null
          and ${isPublicBoard} order by ${pins.id} desc ${newest}`,
      ({ id }) => paths.pin.to({ pinId: id }),
    )),
    ...(await read(
      'board',
      sql`select ${boards.id}::text as id, ${users.username} || '/' || ${boards.slug} as at, ${users.locale} as locale,
          concat_ws(E'\n', ${boards.name}, ${boards.description}) as text
        from ${boards} join ${users} on ${users.id} = ${boards.ownerId}
        where ${boards.createdAt} >= ${since} and ${isPublicBoard} order by ${boards.id} desc ${newest}`,
      ({ at }) => `/${at}/`,
    )),
    ...(await read(
      'comment',
      sql`select ${comments.id}::text as id, ${comments.originId}::text as at, ${users.locale} as locale,
          ${comments.text} as text
        from ${comments} join ${users} on ${users.id} = ${comments.authorId}
        where ${comments.createdAt} >= ${since} and ${comments.isOpen} order by ${comments.id} desc ${newest}`,
      ({ at }) => paths.pin.to({ pinId: at }),
    )),
    ...(await read(
      'profile',
      sql`select ${users.id}::text as id, ${users.username} as at, ${users.locale} as locale,
          concat_ws(E'\n', ${users.username}, ${users.fullName}, ${users.about}) as text
        from ${users} where ${users.createdAt} >= ${since} order by ${users.id} desc ${newest}`,
      ({ at }) => paths.profile.to({ username: at }),
    )),
  ]
}

const triedPlaces = ['pin', 'board', 'comment', 'profile'] as const

/** Sums up what a trial met. */
export function trialOf(things: readonly Thing[], met: Met): TermTrial {
  const looked = (place: TermPlace) => things.filter((thing) => thing.place === place).length
  const counts = new Map<string, number>()
  for (const [, terms] of met)
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return {
    days,
    looked: things.length,
    met: met.length,
    is_cut: triedPlaces.some((place) => looked(place) >= lookedMost),
    places: triedPlaces.map((place) => ({
      place,
      looked: looked(place),
      met: met.filter(([at]) => things[at]?.place === place).length,
    })),
    terms: [...counts]
      .map(([text, count]) => ({ text, met: count }))
      .toSorted((a, b) => b.met - a.met)
      .slice(0, examplesMost),
    examples: met.slice(0, examplesMost).flatMap(([at, terms]) => {
      const thing = things[at]
      if (thing === undefined) return []
      const { place, id, url, text } = thing
      return [{ place, id, url, text: text.slice(0, textShown), terms: [...terms] }]
    }),
  }
}
