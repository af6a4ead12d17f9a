import type { Topic } from '@tessera/contracts/topics'
import type { Audience } from './audience.ts'
import type { LiveAd } from './live-ad.ts'

const anywhere = '*'

/** Positions in the list of ads, best first. */
type Ranks = readonly number[]

/** The live ads by score, and who may match which. */
export interface AdIndex {
  readonly ads: readonly LiveAd[]
  /** By country and topic, each of which may be any. */
  readonly byAim: ReadonlyMap<string, Ranks>
  readonly byTopic: ReadonlyMap<Topic, Ranks>
  readonly byStem: ReadonlyMap<string, Ranks>
}

const add = <Key>(lists: Map<Key, number[]>, key: Key, rank: number): void => {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [rank])
  else list.push(rank)
}

const topicsOf = ({ aim, isAutomatic, topics }: LiveAd): Iterable<Topic | typeof anywhere> => {
  if (aim.interests === null) return [anywhere]
  return isAutomatic ? aim.interests.union(topics) : aim.interests
}

/** Indexes ads, so that choosing among them looks only at those that may match, best first. */
export function indexAds(all: readonly LiveAd[]): AdIndex {
  const ads = all.toSorted(
    (one, other) => other.score - one.score || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0),
  )
  const byAim = new Map<string, number[]>()
  const byTopic = new Map<Topic, number[]>()
  const byStem = new Map<string, number[]>()
  for (const [rank, ad] of ads.entries()) {
    for (const country of ad.aim.countries ?? [anywhere])
      for (const topic of topicsOf(ad)) add(byAim, `${country} ${topic}`, rank)
    for (const topic of ad.topics.union(ad.aim.interests ?? new Set<Topic>()))
      add(byTopic, topic, rank)
    for (const stem of ad.stems) add(byStem, stem, rank)
  }
  return { ads, byAim, byTopic, byStem }
}

/** Returns the lists that hold every ad that may match. */
function listsFor({ byAim, byTopic, byStem }: AdIndex, audience: Audience): readonly Ranks[] {
  const { subject, country, interests, isPersonalized } = audience
  if (subject !== null)
    return [
      ...[...subject.topics].map((topic) => byTopic.get(topic) ?? []),
      ...[...subject.stems].map((stem) => byStem.get(stem) ?? []),
    ]
  const countries = country === null || !isPersonalized ? [anywhere] : [anywhere, country]
  const topics = isPersonalized ? [anywhere, ...interests] : [anywhere]
  return countries.flatMap((each) => topics.map((topic) => byAim.get(`${each} ${topic}`) ?? []))
}

/** Yields the ads that may match, best first and each once. */
export function* likelyAds(index: AdIndex, audience: Audience): Generator<LiveAd> {
  const heads = listsFor(index, audience)
    .filter(({ length }) => length > 0)
    .map((ranks) => ({ ranks, at: 0 }))
  for (;;) {
    let best = Number.POSITIVE_INFINITY
    for (const { ranks, at } of heads) best = Math.min(best, ranks[at] ?? best)
    const ad = index.ads[best]
    if (ad === undefined) return
    for (const head of heads) if (head.ranks[head.at] === best) head.at += 1
    yield ad
  }
}
