import type { Topic } from '@tessera/contracts/topics'
import type { Audience, Subject } from './audience.ts'
import { byScore, indexingKeywords, type KeywordIndex } from './keyword-ads.ts'
import type { LiveAd } from './live-ad.ts'

const any = '*'

/** Positions in the list of ads, best first. */
type Ranks = readonly number[]

/** The live ads by score, and who may match which. */
export interface AdIndex {
  readonly ads: readonly LiveAd[]
  /** By country, topic, age and gender, each of which may be any. */
  readonly byAim: ReadonlyMap<string, Ranks>
  readonly byTopic: ReadonlyMap<Topic, Ranks>
  readonly byStem: ReadonlyMap<string, Ranks>
  readonly byThing: ReadonlyMap<string, Ranks>
  readonly byKeyword: KeywordIndex
}

const add = <Key>(lists: Map<Key, number[]>, key: Key, rank: number): void => {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [rank])
  else list.push(rank)
}

function topicsOf({ aim, isAutomatic, topics }: LiveAd): ReadonlySet<string> | null {
  if (aim.interests === null) return null
  return isAutomatic ? aim.interests.union(topics) : aim.interests
}

/** Max places of one ad in the index; an ad with a broader aim stands under fewer facts. */
const placesMax = 200

const keyOf = (country: string, topic: string, age: string, gender: string): string =>
  `${country} ${topic} ${age} ${gender}`

function* keysOf(ad: LiveAd): Generator<string> {
  const { countries, ages, genders } = ad.aim
  const anybody = [any]
  const where = countries ?? anybody
  const liked = topicsOf(ad) ?? anybody
  const sizeOf = (set: Iterable<string>) => [...set].length
  const isBroad =
    sizeOf(where) * sizeOf(liked) * sizeOf(ages ?? anybody) * sizeOf(genders ?? anybody) > placesMax
  for (const country of where)
    for (const topic of liked)
      for (const age of isBroad ? anybody : (ages ?? anybody))
        for (const gender of isBroad ? anybody : (genders ?? anybody))
          yield keyOf(country, topic, age, gender)
}

/** Ads indexed between two pauses of `indexing`. */
const chunk = 500

/** Indexes ads with pauses, so that nobody waits for all of it. */
export function* indexing(all: readonly LiveAd[]): Generator<undefined, AdIndex> {
  const ads = all.toSorted(byScore)
  const byAim = new Map<string, number[]>()
  const byTopic = new Map<Topic, number[]>()
  const byStem = new Map<string, number[]>()
  const byThing = new Map<string, number[]>()
  for (const [rank, ad] of ads.entries()) {
    if (rank % chunk === chunk - 1) yield undefined
    for (const key of keysOf(ad)) add(byAim, key, rank)
    for (const topic of ad.topics.union(ad.aim.interests ?? new Set<Topic>()))
      add(byTopic, topic, rank)
    for (const stem of ad.stems) add(byStem, stem, rank)
    for (const thing of ad.things) add(byThing, thing, rank)
  }
  const byKeyword = yield* indexingKeywords(ads)
  return { ads, byAim, byTopic, byStem, byThing, byKeyword }
}

/** Indexes ads, so that choosing among them looks only at those that may match, best first. */
export function indexAds(all: readonly LiveAd[]): AdIndex {
  const steps = indexing(all)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** A list, and the points that each of its ads gets for standing in it. */
interface Counted {
  readonly ranks: Ranks
  readonly points: number
}

interface Counting {
  readonly lists: readonly Counted[]
  /** The points that every ad has that may match. */
  readonly needed: number
}

const counted = <Key>(
  lists: ReadonlyMap<Key, Ranks>,
  keys: Iterable<Key>,
  points: number,
): readonly Counted[] => [...keys].map((key) => ({ ranks: lists.get(key) ?? [], points }))

/** Returns the lists of a page that is about something. */
function listsAbout(
  { byTopic, byStem, byThing }: AdIndex,
  { topics, stems, stemsNeeded, search }: Subject,
): Counting {
  const thing = search?.thing ?? null
  if (thing !== null) return { lists: counted(byThing, thing, 1), needed: 1 }
  const needed = Math.max(1, stemsNeeded)
  // One topic in common is enough beside a pin; of the stems it takes several.
  const byTopics = search === undefined ? counted(byTopic, topics, needed) : []
  return { lists: [...byTopics, ...counted(byStem, stems, 1)], needed }
}

/** Returns lists, and the points that every ad that may match has from them. */
function listsFor(index: AdIndex, audience: Audience): Counting {
  const { subject, country, interests, age, gender, isPersonalized } = audience
  const { byAim } = index
  if (subject !== null) return listsAbout(index, subject)
  const keys: string[] = []
  if (!isPersonalized) keys.push(keyOf(any, any, any, any))
  else
    for (const where of country === null ? [any] : [any, country])
      for (const topic of [any, ...interests])
        for (const old of age === null ? [any] : [any, age])
          for (const each of [any, gender]) keys.push(keyOf(where, topic, old, each))
  return { lists: keys.map((key) => ({ ranks: byAim.get(key) ?? [], points: 1 })), needed: 1 }
}

/** Ranks whose points are counted at a time: the best ads are often found in the first of them. */
const stretch = 512

/**
 * Yields the ads that may match, best first and each once. Counting points stretch by stretch costs
 * the same whether many ads match or few: most ads share a word with a page, and few share two.
 */
export function* likelyAds(index: AdIndex, audience: Audience): Generator<LiveAd> {
  const { lists, needed } = listsFor(index, audience)
  const open = lists
    .filter(({ ranks }) => ranks.length > 0)
    .map((list) => ({ ...list, reached: 0 }))
  const points = new Uint16Array(stretch)
  for (let from = 0; from < index.ads.length; from += stretch) {
    let isAny = false
    for (const list of open) {
      const { ranks } = list
      let { reached } = list
      for (; reached < ranks.length; reached += 1) {
        const at = (ranks[reached] ?? 0) - from
        if (at >= stretch) break
        points[at] = (points[at] ?? 0) + list.points
        isAny = true
      }
      list.reached = reached
    }
    if (!isAny) continue
    for (let at = 0; at < stretch; at += 1) {
      const ad = (points[at] ?? 0) >= needed ? index.ads[from + at] : undefined
      if (ad !== undefined) yield ad
    }
    points.fill(0)
  }
}
