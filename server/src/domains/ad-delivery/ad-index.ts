import type { Topic } from '@tessera/contracts/topics'
import type { Audience } from './audience.ts'
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
  const ads = all.toSorted(
    (one, other) => other.score - one.score || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0),
  )
  const byAim = new Map<string, number[]>()
  const byTopic = new Map<Topic, number[]>()
  const byStem = new Map<string, number[]>()
  for (const [rank, ad] of ads.entries()) {
    if (rank % chunk === chunk - 1) yield undefined
    for (const key of keysOf(ad)) add(byAim, key, rank)
    for (const topic of ad.topics.union(ad.aim.interests ?? new Set<Topic>()))
      add(byTopic, topic, rank)
    for (const stem of ad.stems) add(byStem, stem, rank)
  }
  return { ads, byAim, byTopic, byStem }
}

/** Indexes ads, so that choosing among them looks only at those that may match, best first. */
export function indexAds(all: readonly LiveAd[]): AdIndex {
  const steps = indexing(all)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Returns the lists that hold every ad that may match. */
function listsFor({ byAim, byTopic, byStem }: AdIndex, audience: Audience): readonly Ranks[] {
  const { subject, country, interests, age, gender, isPersonalized } = audience
  if (subject !== null)
    return [
      ...[...subject.topics].map((topic) => byTopic.get(topic) ?? []),
      ...[...subject.stems].map((stem) => byStem.get(stem) ?? []),
    ]
  if (!isPersonalized) return [byAim.get(keyOf(any, any, any, any)) ?? []]
  const lists: Ranks[] = []
  for (const where of country === null ? [any] : [any, country])
    for (const topic of [any, ...interests])
      for (const old of age === null ? [any] : [any, age])
        for (const each of [any, gender])
          lists.push(byAim.get(keyOf(where, topic, old, each)) ?? [])
  return lists
}

/** Yields the ads that may match, best first and each once. */
export function* likelyAds(index: AdIndex, audience: Audience): Generator<LiveAd> {
  const lists = listsFor(index, audience).filter(({ length }) => length > 0)
  const reached = lists.map(() => 0)
  const heads = lists.map(([first]) => first ?? Number.POSITIVE_INFINITY)
  for (;;) {
    const best = Math.min(...heads)
    const ad = index.ads[best]
    if (ad === undefined) return
    for (let at = 0; at < heads.length; at += 1)
      if (heads[at] === best) {
        reached[at] = (reached[at] ?? 0) + 1
        heads[at] = lists[at]?.[reached[at] ?? 0] ?? Number.POSITIVE_INFINITY
      }
    yield ad
  }
}
