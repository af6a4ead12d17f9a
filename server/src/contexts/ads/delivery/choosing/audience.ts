import type { AdGender, AgeBucket, AppType } from '@tessera/contracts/ads/targeting'
import type { AdId, AdvertiserId, AudienceId, UserId } from '@tessera/contracts/ids'
import type { Topic } from '@tessera/contracts/topics'
import type { SearchedThing } from '../../../discovery/index.ts'
import { reportedQuery } from '../keywords/reported-query.ts'
import type { MemberFacts } from './member-facts.ts'
import { type TopicsOfStem, topicsIn } from './pin-topics.ts'

/** The facts about a viewer and their page that ads are chosen by. */
export interface Audience {
  /** Null for a visitor. */
  readonly viewerId: UserId | null
  /** Null when it isn't known. */
  readonly age: AgeBucket | null
  readonly gender: AdGender
  readonly country: string | null
  readonly app: AppType
  readonly interests: ReadonlySet<Topic>
  /** False when ads may go by the page alone. */
  readonly isPersonalized: boolean
  /** Ad accounts that the viewer hid, or acts for. */
  readonly withoutAdvertisers: ReadonlySet<AdvertiserId>
  /** People with a block to or from the viewer. */
  readonly blocked: ReadonlySet<UserId>
  /** Ads that the viewer saw often enough today. */
  readonly seenEnough: ReadonlySet<AdId>
  /** The audiences that the viewer is in, of all ad accounts. */
  readonly audiences: ReadonlySet<AudienceId>
  /** The subject of the page; null for the home feed, which is about nothing. */
  readonly subject: Subject | null
}

/** The words of a search, or of the pin that others are related to. */
export interface Subject {
  readonly stems: ReadonlySet<string>
  readonly topics: ReadonlySet<Topic>
  /** The number of these stems that an ad needs, unless it has the topic of the pin or the thing of the search. */
  readonly stemsNeeded: number
  /** The words searched for; absent beside a pin. */
  readonly search?: Search
}

/** A search, as keywords are compared with it and as reports name it. */
export interface Search {
  /** Its stems in their order. */
  readonly stems: readonly string[]
  /** Its words; empty for one that reports don't name. */
  readonly query: string
  /** The thing that it names; null when nobody knows it. */
  readonly thing: SearchedThing | null
}

/** Somebody that nothing is known about. */
export const visitor: Audience = {
  viewerId: null,
  age: null,
  gender: 'unknown',
  country: null,
  app: 'web',
  interests: new Set(),
  isPersonalized: true,
  withoutAdvertisers: new Set(),
  blocked: new Set(),
  seenEnough: new Set(),
  audiences: new Set(),
  subject: null,
}

const ageStarts = [
  [65, '65+'],
  [55, '55-64'],
  [50, '50-54'],
  [45, '45-49'],
  [35, '35-44'],
  [25, '25-34'],
  [18, '18-24'],
] as const satisfies readonly (readonly [number, AgeBucket])[]

/** Returns the age group of somebody born on a day; null for minors and when it isn't known. */
export function ageBucketOf(birthday: string | null, now: Date): AgeBucket | null {
  const [year, month, day] = (birthday ?? '').split('-').map(Number)
  if (year === undefined || month === undefined || day === undefined) return null
  const hadBirthday =
    now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day)
  const age = now.getUTCFullYear() - year - (hadBirthday ? 0 : 1)
  return ageStarts.find(([from]) => age >= from)?.[1] ?? null
}

/** Returns the gender that ads go by. */
export const adGenderOf = (gender: string | null): AdGender =>
  gender === 'female' || gender === 'male' ? gender : 'unknown'

/** Returns what the product runs as: an installed app, or in a browser of a phone or a computer. */
export function appTypeOf({
  isInstalled,
  userAgent,
}: {
  readonly isInstalled: boolean
  readonly userAgent: string
}): AppType {
  if (isInstalled) return 'installed'
  return /Mobi|Android/i.test(userAgent) ? 'web_mobile' : 'web'
}

const countryCode = (text: string | null): string | null =>
  /^[A-Z]{2}$/.test(text ?? '') ? text : null

/** The viewer of a page, as a request names them. */
export interface Viewer {
  readonly viewerId: UserId | null
  /** Null for a visitor, and when there is no such account any more. */
  readonly facts: MemberFacts | null
  readonly addressCountry: string | null
  readonly isInstalled: boolean
  readonly userAgent: string
}

/** Returns what delivery goes by; of somebody whose account is gone, nothing but the device. */
export function audienceOf(
  { viewerId, facts, addressCountry, ...device }: Viewer,
  subject: Subject | null,
  now: Date,
): Audience {
  const around = { ...visitor, viewerId, app: appTypeOf(device), subject }
  if (viewerId === null) return { ...around, country: countryCode(addressCountry) }
  if (facts === null) return around
  const { interests, isPersonalized, withoutAdvertisers, blocked, seenEnough, audiences } = facts
  return {
    ...around,
    age: ageBucketOf(facts.birthday, now),
    gender: adGenderOf(facts.gender),
    country: countryCode(facts.country ?? addressCountry),
    interests,
    isPersonalized,
    withoutAdvertisers,
    blocked,
    seenEnough,
    audiences,
  }
}

const wordsOf = (stems: string): ReadonlySet<string> =>
  new Set(stems.split(' ').filter((stem) => stem !== ''))

interface AskedSearch extends Pick<Search, 'query' | 'thing'> {
  /** Its distinct stems, and all of them in their order. */
  readonly stems: string
  readonly inOrder: string
}

/** Returns what a search is about. */
export function subjectOfSearch(
  { stems, inOrder, query, thing }: AskedSearch,
  known: TopicsOfStem,
): Subject {
  const words = wordsOf(stems)
  const stemsNeeded = searchStemsNeeded(words.size)
  const ordered = inOrder === '' ? [] : inOrder.split(' ')
  const search = { stems: ordered, query: reportedQuery(query), thing }
  return { stems: words, topics: topicsIn(words, known), stemsNeeded, search }
}

/** The number of words that two pins have in common to be about the same. */
const relatedStemsNeeded = 2

/** Returns what the pin is about that others are related to. */
export function subjectOfPin(stems: string, known: TopicsOfStem): Subject {
  const words = wordsOf(stems)
  return { stems: words, topics: topicsIn(words, known), stemsNeeded: relatedStemsNeeded }
}

/** Two of three words of a search have to be on an ad's pin; all of one or two. */
export const searchStemsNeeded = (count: number): number => Math.max(1, Math.ceil((count * 2) / 3))
