import type { PinId } from '@tessera/contracts/ids'
import type { Sql } from '../../base/sql.ts'
import { likenessTo } from '../likeness/likeness-to.ts'
import { type LookOfPin, listedLooksOf, looksOf } from '../likeness/looks.ts'
import { isNearPicture, isSamePicture } from '../likeness/pictures.ts'
import { type ListOrder, spaceOut } from '../likeness/space-out.ts'
import { rarityOf } from '../likeness/subject.ts'
import { chanceOf } from '../walk/chance.ts'
import { edgesNear } from '../walk/neighbourhood.ts'
import { walk } from '../walk/walk.ts'
import { ideasOnTheirBoards, ideasOnTheirSubjects } from './candidates.ts'

/** Max pins that ideas are compared with: a board is what was saved to it last. */
const onesMax = 24

/** Max ideas of a list, and max ideas to compare. */
const listMax = 120
const comparedMax = 600

/** Look far around the pins themselves, and a little around the nearest ideas found. */
const nearby = { boards: 20, beside: 15 }
const further = { boards: 5, beside: 6 }
const furtherFrom = 20

/** A row of the widest grid has six ideas; no more of them than four are alike in one way. */
const rowSpacing = { within: 5, most: 4, cost: 1 } as const

const rows: ListOrder<'like', LookOfPin> = {
  cycle: ['like'],
  spacings: [
    { ...rowSpacing, isAlike: (one, other) => one.creatorId === other.creatorId },
    { ...rowSpacing, isAlike: (one, other) => one.pictureColor === other.pictureColor },
    { ...rowSpacing, isAlike: isNearPicture },
  ],
  reach: 24,
  most: listMax,
}

/** The pins to find ideas for. */
export interface IdeasAsked {
  /** The pins, the most important first. */
  readonly ids: readonly PinId[]
  /** Their ideas, which are left out. */
  readonly originIds: readonly PinId[]
  /** Decides what a random walk meets. */
  readonly seed: string
}

/**
 * Returns public ideas like one pin, or like the pins of a board, the likest first: the same kind of
 * thing, then what looks like it, then what people save together with it. Never the same picture.
 */
export async function ideasLike(
  db: Sql,
  { ids, originIds, seed }: IdeasAsked,
): Promise<readonly PinId[]> {
  const own = new Set(originIds)
  const ones = inOrder(await looksOf(db, ids.slice(0, onesMax)), ids)
  const said = await ideasOnTheirSubjects(db, ones)
  const kept = await keptTogether(db, originIds.slice(0, onesMax), seed)
  const beside = await ideasOnTheirBoards(db, ones)
  const found = [...new Set([...said, ...kept, ...beside])].filter((id) => !own.has(id))
  const others = await listedLooksOf(db, found.slice(0, comparedMax))
  return spaceOut(new Map([['like', ranked(ones, others, kept)]]), rows).map(({ id }) => id)
}

function inOrder(looks: readonly LookOfPin[], ids: readonly PinId[]): readonly LookOfPin[] {
  const byId = new Map(looks.map((look) => [look.id, look]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Returns ideas by their likeness, best first and the newest of equals, each picture once. */
function ranked(
  ones: readonly LookOfPin[],
  others: readonly LookOfPin[],
  kept: readonly PinId[],
): readonly LookOfPin[] {
  const rarity = rarityOf([...ones, ...others].map(({ subject }) => subject))
  const likeness = likenessTo(ones, rarity)
  const places = new Map(kept.map((id, place) => [id, place]))
  const tasteOf = (id: PinId) => {
    const place = places.get(id)
    return place === undefined ? 0 : 1 - place / kept.length
  }
  const scored = others.flatMap((look) => {
    const score = likeness(look, tasteOf(look.id))
    return score === undefined ? [] : [{ look, score }]
  })
  scored.sort(
    (one, other) =>
      other.score - one.score || (BigInt(one.look.id) > BigInt(other.look.id) ? -1 : 1),
  )
  const list: LookOfPin[] = []
  for (const { look } of scored)
    if (!list.some((one) => isSamePicture(one, look))) list.push(look)
  return list
}

/**
 * Returns the ideas that people save together with some: from their boards, and from the boards of
 * those found first.
 */
async function keptTogether(
  db: Sql,
  originIds: readonly PinId[],
  seed: string,
): Promise<readonly PinId[]> {
  const chance = chanceOf(seed)()
  const edges = await edgesNear(db, originIds, nearby, chance)
  const found = walk(edges, originIds, seed).slice(0, furtherFrom)
  const beyond = await edgesNear(db, found, further, chance)
  return walk([...edges, ...beyond], originIds, seed)
}
