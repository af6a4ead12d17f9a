import type { PinId } from '@tessera/contracts/ids'
import { needPrimary } from '../../../platform/database/replicas/port.ts'
import type { Ports } from '../../../ports.ts'
import { type Candidate, candidatesInSight } from '../feed/candidates.ts'
import { ideasLike } from '../feed/ideas-like.ts'
import { popularListName } from '../feed/list-names.ts'
import { pinsWithWords } from '../feed/pins-with-words.ts'
import { popularList } from '../feed/popular-list.ts'
import { isCurrent, newestList, type StoredList, storeList } from '../feed/stored-lists.ts'
import { isSamePicture } from '../likeness/pictures.ts'
import { type ListOrder, spaceOut } from '../likeness/space-out.ts'
import { pinsOfList } from './list-subject.ts'
import type { Subject, SubjectParts } from './subject.ts'

/** A list is reused for an hour. */
const currentMilliseconds = 3_600_000

/** Max ideas of a list: after so many, topics are a better way on. */
const listMax = 180

/** With fewer fitting ideas than this, popular ones fill up. */
const enough = 50

/** Max ideas to look at from each source. */
const candidatesMax = 240

/** The lists of one name to keep, for readers who have started them. */
const stay = 4

/** Ideas that fit best come most often; popular ones only once the others have ended. */
const cycle = [
  'first',
  'first',
  'like',
  'first',
  'like',
  'like',
  'first',
  'like',
  'like',
  'beyond',
  'like',
  'said',
] as const

/** The sources of a list, in the order of what fits best. */
type Source = (typeof cycle)[number] | 'popular'

/**
 * Unlike a feed, a list about one subject may have pins of that subject side by side, and of one creator
 * as many in a row as 'More like this': who draws all lamps is no reason for bathrooms between them.
 */
const order: Omit<ListOrder<Source, Candidate>, 'most'> = {
  cycle,
  spacings: [
    { isAlike: (one, other) => one.creatorId === other.creatorId, within: 5, most: 4, cost: 1 },
    { isAlike: isSamePicture, within: 49, most: 1, cost: 8 },
  ],
  // Few, so that what fits less waits for what fits more.
  reachOf: () => 8,
}

type Needed = Pick<Ports, 'db' | 'ids' | 'clock'>

/** Returns the list of ideas that continue a list: the newest, or a new one when it's stale. */
export async function onwardList(ports: Needed, subject: Subject): Promise<StoredList> {
  const { name, basis } = subject
  const now = ports.clock.now()
  const newest = await newestList(ports.db, name)
  const current = isCurrent(newest, { now, milliseconds: currentMilliseconds })
  if (current && newest.basis === basis) return newest
  needPrimary(ports.db, 'newer')
  const seed = `${name} ${now.toISOString().slice(0, 10)}`
  const pinIds = await fittingIdeas(ports, await subject.read(), seed)
  return storeList(ports, { name, basis, pinIds, stay })
}

/** Returns the ideas that fit a subject, best first. */
async function fittingIdeas(
  ports: Needed,
  parts: SubjectParts,
  seed: string,
): Promise<readonly PinId[]> {
  const { db } = ports
  const { starts, about } = parts
  const found = new Map<Source, readonly PinId[]>([
    ['first', parts.first],
    ['like', await ideasLike(db, { ids: starts, originIds: starts, about, seed })],
    ['said', await pinsWithWords(db, parts.stems, candidatesMax)],
    ['beyond', parts.beyond.slice(0, candidatesMax)],
  ])
  const fitting = spaced(await newCandidates(ports, parts, found), listMax)
  if (fitting.length >= enough) return fitting
  const popular = await popularList(ports, await newestList(db, popularListName))
  found.set('popular', (await pinsOfList(db, popular.id)).slice(0, candidatesMax))
  return spaced(await newCandidates(ports, parts, found), enough)
}

/** Keeps of each source the ideas that anybody may see and that the reader hasn't seen yet, each once. */
async function newCandidates(
  { db }: Needed,
  parts: SubjectParts,
  found: ReadonlyMap<Source, readonly PinId[]>,
) {
  const all = [...new Set([...found.values()].flat())]
  const seen = new Set(await parts.seen(all))
  const shown = await candidatesInSight(
    db,
    all.filter((id) => !seen.has(id)),
  )
  const byId = new Map(shown.map((candidate) => [candidate.id, candidate]))
  const taken = new Set<PinId>()
  return new Map(
    [...found].map(([source, ids]) => {
      const own = ids.filter((id) => !taken.has(id) && taken.add(id))
      return [source, own.flatMap((id) => byId.get(id) ?? [])] as const
    }),
  )
}

const spaced = (
  sources: ReadonlyMap<Source, readonly Candidate[]>,
  most: number,
): readonly PinId[] => spaceOut(sources, { ...order, most }).map(({ id }) => id)
