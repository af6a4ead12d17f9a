import type { PinId } from '@tessera/contracts/ids'
import type { Sql } from '../../base/sql.ts'
import { aimOf, pinsOnAim } from '../likeness/aim.ts'
import { likenessTo, nearestAmong } from '../likeness/likeness-to.ts'
import { type LookOfPin, listedLooksOf, looksOf } from '../likeness/looks.ts'
import { hexCloseness, isNearPicture, isSamePicture } from '../likeness/pictures.ts'
import { type ListOrder, spaceOut } from '../likeness/space-out.ts'
import { rarityOf, type Subject } from '../likeness/subject.ts'
import { chanceOf } from '../walk/chance.ts'
import { edgesNear } from '../walk/neighbourhood.ts'
import { walk } from '../walk/walk.ts'
import { ideasOnTheirBoards, ideasOnTheirSubjects, ideasOnThings } from './like-candidates.ts'

/**
 * Max pins that ideas are compared with: a board is what was saved to it last. Up to as many of these as
 * `onAimMax` are about what it is for, because people save a bathroom with their lamps.
 */
const onesMax = 12
const onAimMax = 8

/** Max pins of a board that tell if it is about what its name says. */
const backingMax = 60

/** Max ideas of a list, and max ideas to compare with one pin and with several. */
const listMax = 120
const comparedMax = { one: 600, several: 300 } as const

/** Look far around one pin, and a little around the nearest ideas found; around several pins only nearby. */
const aroundOne = { boards: 20, beside: 15 }
const aroundSeveral = { boards: 6, beside: 8 }
const further = { boards: 5, beside: 6 }
const furtherFrom = 20

/** Two dominant colors that people would call one. */
const isOneColor = (one: LookOfPin, other: LookOfPin): boolean =>
  hexCloseness(one.pictureColor, other.pictureColor) >= 0.9

/** A row of the widest grid has six ideas; no more of them than four are alike in one way. */
const rowSpacing = { within: 5, most: 4, cost: 1 } as const

const rows: ListOrder<'like', LookOfPin> = {
  cycle: ['like'],
  spacings: [
    { ...rowSpacing, isAlike: (one, other) => one.creatorId === other.creatorId },
    { ...rowSpacing, isAlike: isOneColor },
    { ...rowSpacing, isAlike: isNearPicture },
  ],
  // Few, so that what is less alike waits for what is more.
  reachOf: () => 8,
  most: listMax,
}

/** The pins to find ideas for. */
export interface IdeasAsked {
  /** The pins, the most important first. */
  readonly ids: readonly PinId[]
  /** Their ideas, which are left out. */
  readonly originIds: readonly PinId[]
  /** The name and the description of their board, which say what it is for. */
  readonly about?: readonly string[]
  /** Decides what a random walk meets. */
  readonly seed: string
}

/** Returns public ideas like one pin, or like the pins of a board, as `nearIdeas` finds them. */
export const ideasLike = async (db: Sql, asked: IdeasAsked): Promise<readonly PinId[]> =>
  (await nearIdeas(db, asked)).map(({ id }) => id)

/** An idea, and the pin of those asked for that it is likest to. */
export interface NearIdea {
  readonly id: PinId
  readonly like: PinId
}

/**
 * Returns public ideas like one pin, or like the pins of a board, the likest first: the same kind of
 * thing, then what looks like it, then what people save together with it. Never the same picture.
 */
export async function nearIdeas(
  db: Sql,
  { ids, originIds, about = [], seed }: IdeasAsked,
): Promise<readonly NearIdea[]> {
  const own = new Set(originIds)
  const looks = await looksOf(db, ids.slice(0, about.length > 0 ? backingMax : onesMax))
  const latest = inOrder(looks, ids)
  const aim = aimOf(
    about,
    latest.map(({ subject }) => subject),
  )
  const onAim = pinsOnAim(latest, aim).slice(0, onAimMax)
  const ones = [...new Set([...onAim, ...latest])].slice(0, onesMax)
  const aimed = await ideasOnThings(db, aim)
  const said = await ideasOnTheirSubjects(db, ones)
  const kept = await keptTogether(db, originIds.slice(0, onesMax), seed)
  const beside = await ideasOnTheirBoards(db, ones)
  const most = ones.length > 1 ? comparedMax.several : comparedMax.one
  const half = (most - aimed.length) / 2
  const first = [...aimed, ...said.slice(0, half), ...kept.slice(0, half)]
  const found = new Set([...first, ...beside, ...said, ...kept].filter((id) => !own.has(id)))
  const others = await listedLooksOf(db, [...found].slice(0, most))
  const rarity = rarityOf([...ones, ...others].map(({ subject }) => subject))
  const list = spaceOut(new Map([['like', ranked(ones, others, { kept, rarity, aim })]]), rows)
  const nearest = nearestAmong(ones, rarity)
  return list.flatMap((look) => {
    const like = ones[nearest(look)]
    return like === undefined ? [] : [{ id: look.id, like: like.id }]
  })
}

function inOrder(looks: readonly LookOfPin[], ids: readonly PinId[]): readonly LookOfPin[] {
  const byId = new Map(looks.map((look) => [look.id, look]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Returns ideas by their likeness, best first and the newest of equals, each picture once. */
function ranked(
  ones: readonly LookOfPin[],
  others: readonly LookOfPin[],
  {
    kept,
    rarity,
    aim,
  }: {
    readonly kept: readonly PinId[]
    readonly rarity: (name: string) => number
    readonly aim: readonly Subject[]
  },
): readonly LookOfPin[] {
  const likeness = likenessTo(ones, rarity, aim)
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
  for (const { look } of scored) if (!list.some((one) => isSamePicture(one, look))) list.push(look)
  return list
}

/**
 * Returns the ideas that people save together with some: from their boards, and for one pin from the
 * boards of those found first too.
 */
async function keptTogether(
  db: Sql,
  originIds: readonly PinId[],
  seed: string,
): Promise<readonly PinId[]> {
  const chance = chanceOf(seed)()
  if (originIds.length > 1) {
    const edges = await edgesNear(db, originIds, aroundSeveral, chance)
    return walk(edges, originIds, seed)
  }
  const edges = await edgesNear(db, originIds, aroundOne, chance)
  const found = walk(edges, originIds, seed).slice(0, furtherFrom)
  const beyond = await edgesNear(db, found, further, chance)
  return walk([...edges, ...beyond], originIds, seed)
}
