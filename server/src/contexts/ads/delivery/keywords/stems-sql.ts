import { type SQL, sql } from '../../../../platform/database/sql.ts'

/** The stems of words in their order, as searches and keywords are compared by them. */
export const stemsInOrder = (words: SQL): SQL<string> => sql<string>`(
  select coalesce(string_agg(stem, ' ' order by position), '')
  from unnest(tessera_words('', ${words})) as found(stem, positions, weights),
    unnest(found.positions) as position)`
