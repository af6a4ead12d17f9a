import type { PinId } from '@tessera/contracts/ids'
import { chanceFrom } from '@tessera/demo/pictures/chance'
import { writePinWords } from '../contexts/discovery/search/pin-words.ts'
import { rebuildSearch } from '../contexts/discovery/search/rebuild.ts'
import { pins } from '../contexts/pins/pins/tables.ts'
import type { MemoryService } from '../memory-service.ts'
import { sql } from '../platform/database/sql.ts'
import { crowded } from './crowd.ts'
import { member } from './person.ts'

/** A pin with its text. */
export interface SaidPin {
  readonly id: PinId
  readonly title: readonly string[]
  readonly description: readonly string[]
  readonly saves: number
  readonly isSeen: boolean
}

/** Number of pins with each word, out of a hundred. */
const shares = { zquiltor: 70, zplumbel: 55, zfernack: 12, zmossim: 3 }
/** Words that no other pin has, most common first. */
export const saidWords = Object.keys(shares)

/** Splits words over a pin's title and description. */
function saying(seed: number): Pick<SaidPin, 'title' | 'description' | 'saves'> {
  const chance = chanceFrom(seed)
  const said = saidWords.map((word, at) => ({
    word,
    is: chance.often((Object.values(shares)[at] ?? 0) / 100),
    where: chance.pick('title', 'description', 'both'),
  }))
  const inPart = (part: string) =>
    said.flatMap(({ word, is, where }) => (is && (where === part || where === 'both') ? word : []))
  return {
    title: inPart('title'),
    description: inPart('description'),
    saves: chance.pick(0, 0, 0, 2, 5, 40, 900),
  }
}

/** Writes pins' texts without calls. */
async function write({ ports }: MemoryService, said: readonly SaidPin[]): Promise<void> {
  const rows = said.map(({ id, title, description, saves, isSeen }) => ({
    id,
    title: title.join(' '),
    description: description.join(' '),
    saves,
    seen: isSeen,
  }))
  await ports.db.execute(sql`
    update ${pins} set title = said.title, description = said.description, save_count = said.saves,
      deleted_at = case when said.seen then null else now() end
    from json_to_recordset(${JSON.stringify(rows)}::json)
      said(id bigint, title text, description text, saves int, seen boolean)
    where said.id = ${pins.id}`)
}

/** Creates many pins with a few words each, so that two words occur together rarely or often. */
export async function pinsWithOwnWords(
  service: MemoryService,
  count: number,
): Promise<readonly SaidPin[]> {
  const { ids } = await crowded(service, await member(service), count)
  const said = ids.map((id, at) => ({ id, ...saying(at), isSeen: at % 10 !== 7 }))
  await write(service, said)
  await rebuildSearch(service.ports.db)
  return said
}

/** Changes the text and save count of every third pin. */
export async function saidAnew(
  service: MemoryService,
  said: readonly SaidPin[],
): Promise<readonly SaidPin[]> {
  const anew = said.map((pin, at) => (at % 3 === 0 ? { ...pin, ...saying(at + 1_000_000) } : pin))
  await write(service, anew)
  const changed = sql.param(anew.filter((_, at) => at % 3 === 0).map(({ id }) => id))
  await writePinWords(service.ports.db, sql`${pins.id} = any(${changed}::bigint[])`)
  return anew
}

/** Returns the visible pins that have all of the words, by looking at each pin. */
export const withAll = (said: readonly SaidPin[], words: readonly string[]): readonly PinId[] =>
  said
    .filter(({ isSeen }) => isSeen)
    .filter(({ title, description }) =>
      words.every((word) => title.includes(word) || description.includes(word)),
    )
    .map(({ id }) => id)
    .toSorted()
