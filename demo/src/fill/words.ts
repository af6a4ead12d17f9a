import { type SQL, sql } from '@tessera/server/platform/database/sql'
import { chance, skewed } from './chances.ts'

const listed = (words: string): SQL =>
  sql.raw(
    `('{${words
      .trim()
      .split(/\s*,\s*/)
      .map((word) => `"${word}"`)
      .join(',')}}'::text[])`,
  )

const firstNames = listed(`Ada, Bela, Cleo, Dario, Edda, Femi, Gita, Hedi, Ivo, Jana, Kaya, Lior,
  Maren, Nils, Odile, Paavo, Qiu, Runa, Seth, Tove, Ugo, Vera, Wim, Xenia, Yara, Zeno`)
const lastNames = listed(`Abel, Brook, Castell, Dahl, Ember, Falk, Grove, Holm, Ingle, Jarvis, Kerr,
  Lund, Marsh, North, Oakes, Penn, Quill, Reed, Stone, Thorn, Usher, Vance, Wells, Young`)
const moods =
  listed(`Quiet, Slow, Bright, Small, Green, Late, Early, Warm, Plain, Salty, Soft, Loud,
  Crooked, Blue, Golden, Paper, Wooden, Winter, Summer, Sunday, Borrowed, Second, Long, Little,
  Open, Folded, Wild, Northern, Dusty, Simple`)
const things = listed(`tables, mornings, gardens, rooms, letters, suppers, walks, shelves, corners,
  baskets, windows, kitchens, threads, harbours, lamps, notes, pots, plans, weekends, stairs, roofs,
  colours, pockets, evenings, chairs, fields, tools, pages, knots, paths, kettles, islands, trains,
  hats, ladders, bowls, cushions, maps, stoves, postcards, jars, benches, blankets, tiles, songs,
  bicycles, brushes, hooks, doors, seeds`)
const endings =
  listed(`in spring, on a Monday, for two, at home, again, with friends, after work, by
  the window, the easy way, in an hour, for beginners, on holiday, at dusk, this week, from scratch,
  with children, on a rainy day, in small rooms, before breakfast, once a year`)
const syllables = listed(`ba, den, fi, gor, hal, ju, ka, lem, mo, nar, os, pel, qui, ros, san, tu,
  ver, wil, yor, zan`)

const moodCount = 30
const thingCount = 50

/** Returns a person's name. */
export const fullName = (n: SQL): SQL =>
  sql`(${firstNames})[1 + (${n} % 26)] || ' ' || (${lastNames})[1 + ((${n} / 26) % 24)]`

/** Returns a board's name; consecutive boards of one owner have different names. */
export const boardName = (n: SQL): SQL => {
  const at = sql`(${n} % ${sql.raw(String(moodCount * thingCount))})`
  return sql`((${moods})[1 + (${at} % ${sql.raw(String(moodCount))})] || ' ' || (${things})[1 + (${at} / ${sql.raw(String(moodCount))})])`
}

/** Max number of differently named boards of one owner. */
export const boardNames = moodCount * thingCount

/** Returns a title made from another one; half of them add a time, a place or a person. */
export const titleFrom = (title: SQL, k: SQL): SQL =>
  sql`(${title} || case when ${chance(k, 7)} < 0.5 then '' else ', ' || (${endings})[1 + floor(${chance(k, 8)} * 20)::int] end)`

/** Returns a description with one more hashtag; some hashtags are common, some rare. */
export const descriptionFrom = (description: SQL, k: SQL): SQL => {
  const word = skewed(k, 9, 150_000)
  const part = (by: number) => sql`(${syllables})[1 + ((${word} / ${sql.raw(String(by))}) % 20)]`
  return sql`(${description} || ' #' || ${part(1)} || ${part(20)} || ${part(400)} || ${part(8_000)})`
}
