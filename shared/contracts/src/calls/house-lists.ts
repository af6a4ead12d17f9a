import { z } from '@tessera/contracts/schema'
import { AnyId } from '../ids.ts'
import { defineCall } from './define-call.ts'
import { reason, roleErrors } from './house-fields.ts'
import { pageOptions } from './lists.ts'

/** The bytes of a list that somebody sends. */
export const listMaxBytes = 8_000_000

/** The lines of a list at most. */
export const listLinesMost = 100_000

/** The terms of the list at most. */
export const termsMost = 10_000

export const termActs = ['refuse', 'queue', 'hide', 'allow'] as const
export const termMatches = ['word', 'part'] as const
export const termPlaces = ['pin', 'board', 'comment', 'profile', 'invite'] as const
export const termLanguages = ['en', 'de'] as const
export const domainStatuses = ['ok', 'suspicious', 'porn', 'blocked'] as const
export const listNames = ['terms', 'domains'] as const

/** The consequence of a term, its places and writers, for lines of a list that don't say them. */
export const termOptions = {
  act: z.enum(termActs),
  match: z._default(z.enum(termMatches), 'word'),
  /** The language of the writers whom it concerns; null for all. */
  language: z._default(z.nullable(z.enum(termLanguages)), null),
  places: z._default(z.array(z.enum(termPlaces)).check(z.minLength(1), z.maxLength(5)), [
    ...termPlaces,
  ]),
} as const

/** A word or phrase of the list. */
export const HouseTerm = z.object({
  key: z.string(),
  text: z.string(),
  act: z.enum(termActs),
  match: z.enum(termMatches),
  language: z.nullable(z.enum(termLanguages)),
  places: z.array(z.enum(termPlaces)),
})

export type HouseTerm = z.infer<typeof HouseTerm>

/** A domain of the list. */
export const HouseDomain = z.object({
  domain: z.string(),
  status: z.enum(domainStatuses),
  note: z.nullable(z.string()),
})

export type HouseDomain = z.infer<typeof HouseDomain>

/** The changes that a list would make, before anything changes. */
export const ListPlan = z.object({
  added: z.int(),
  changed: z.int(),
  /** Entries that are there already. */
  same: z.int(),
  /** Lines that name an entry for a second time. */
  repeated: z.int(),
  faulty: z.int(),
  /** The first entries of each kind. */
  examples: z.object({ added: z.array(z.string()), changed: z.array(z.string()) }),
  /** The first faulty lines. */
  faults: z.array(
    z.object({
      line: z.int(),
      fault: z.enum(['not-a-domain', 'covers-too-much', 'status-unknown', 'no-term', 'too-many']),
    }),
  ),
})

export type ListPlan = z.infer<typeof ListPlan>

/** A change of a list. */
export const ListVersion = z.object({
  id: AnyId,
  list: z.enum(listNames),
  /** The person who made it, by name; null for the operator, and once the account is gone. */
  by: z.nullable(z.string()),
  reason: z.string(),
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  undoes: z.nullable(AnyId),
  at: z.string(),
  undone_at: z.nullable(z.string()),
})

export type ListVersion = z.infer<typeof ListVersion>

const query = z._default(z.string().check(z.trim(), z.maxLength(200)), '')
// Trimming would also join the lines.
const text = z.string().check(z.regex(/\S/), z.maxLength(listMaxBytes))
const see = { who: 'house', act: 'lists.see' } as const
const attempt = { who: 'house', act: 'lists.try' } as const
const change = { who: 'house', act: 'lists.change' } as const

/** Lists terms, by their words. */
export const houseTerms = defineCall({
  name: 'HouseTermsResource.get',
  summary: 'Lists the terms that texts are compared with.',
  method: 'GET',
  path: '/resource/HouseTermsResource/get/',
  input: z.strictObject({ query, ...pageOptions }),
  output: z.array(HouseTerm),
  errors: roleErrors,
  ...see,
})

/** Says what a list of terms would change. Nothing changes. */
export const planTerms = defineCall({
  name: 'HouseTermPlansResource.create',
  summary: 'Says what a list of terms would change.',
  method: 'POST',
  path: '/resource/HouseTermPlansResource/create/',
  input: z.strictObject({ text, ...termOptions }),
  output: ListPlan,
  errors: [...roleErrors, 'file-heavy', 'too-busy'],
  maxBytes: listMaxBytes,
  ...attempt,
})

/** A text of the last days that terms would have met. */
export const TermExample = z.object({
  place: z.enum(termPlaces),
  /** The id of the thing, and its address in the product. */
  id: z.string(),
  url: z.string(),
  text: z.string(),
  terms: z.array(z.string()),
})

/** The things of the last 30 days that a list of terms would have met. */
export const TermTrial = z.object({
  days: z.int(),
  looked: z.int(),
  met: z.int(),
  /** True when there were more things than the trial looks at; it took the newest. */
  is_cut: z.boolean(),
  places: z.array(z.object({ place: z.enum(termPlaces), looked: z.int(), met: z.int() })),
  /** The terms that were met most often. */
  terms: z.array(z.object({ text: z.string(), met: z.int() })),
  examples: z.array(TermExample),
})

export type TermTrial = z.infer<typeof TermTrial>

/** Tries a list of terms on what was written in the last 30 days. Nothing changes. */
export const tryTerms = defineCall({
  name: 'HouseTermTrialsResource.create',
  summary: 'Tries a list of terms on what was written in the last 30 days.',
  method: 'POST',
  path: '/resource/HouseTermTrialsResource/create/',
  input: z.strictObject({ text, ...termOptions }),
  output: TermTrial,
  errors: [...roleErrors, 'file-heavy', 'too-busy'],
  maxBytes: listMaxBytes,
  ...attempt,
})

/** Adds terms, or changes those that are listed already. */
export const addTerms = defineCall({
  name: 'HouseTermsResource.create',
  summary: 'Adds terms to the list, or changes them.',
  method: 'POST',
  path: '/resource/HouseTermsResource/create/',
  input: z.strictObject({ text, ...termOptions, reason }),
  output: z.nullable(ListVersion),
  errors: [...roleErrors, 'file-heavy', 'too-busy', 'list-full'],
  maxBytes: listMaxBytes,
  ...change,
})

const keys = z
  .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(253)))
  .check(z.minLength(1), z.maxLength(termsMost))

/** Takes terms off the list. */
export const removeTerms = defineCall({
  name: 'HouseTermsResource.delete',
  summary: 'Takes terms off the list.',
  method: 'POST',
  path: '/resource/HouseTermsResource/delete/',
  input: z.strictObject({ keys, reason }),
  output: z.nullable(ListVersion),
  errors: roleErrors,
  maxBytes: listMaxBytes,
  ...change,
})

/** Lists the domains that people who look after the product listed. */
export const houseDomains = defineCall({
  name: 'HouseDomainsResource.get',
  summary: 'Lists the domains that links are blocked, warned of or allowed by.',
  method: 'GET',
  path: '/resource/HouseDomainsResource/get/',
  input: z.strictObject({ query, ...pageOptions }),
  output: z.array(HouseDomain),
  errors: roleErrors,
  ...see,
})

const domainText = { text, status: z.enum(domainStatuses) } as const

/** Says what a list of domains would change. Nothing changes. */
export const planDomains = defineCall({
  name: 'HouseDomainPlansResource.create',
  summary: 'Says what a list of domains would change.',
  method: 'POST',
  path: '/resource/HouseDomainPlansResource/create/',
  input: z.strictObject(domainText),
  output: ListPlan,
  errors: [...roleErrors, 'file-heavy', 'too-busy'],
  maxBytes: listMaxBytes,
  ...attempt,
})

/** Adds domains, or changes those that are listed already. */
export const addDomains = defineCall({
  name: 'HouseDomainsResource.create',
  summary: 'Adds domains to the list, or changes them.',
  method: 'POST',
  path: '/resource/HouseDomainsResource/create/',
  input: z.strictObject({ ...domainText, reason }),
  output: z.nullable(ListVersion),
  errors: [...roleErrors, 'file-heavy', 'too-busy'],
  maxBytes: listMaxBytes,
  ...change,
})

/** Takes domains off the list. */
export const removeDomains = defineCall({
  name: 'HouseDomainsResource.delete',
  summary: 'Takes domains off the list.',
  method: 'POST',
  path: '/resource/HouseDomainsResource/delete/',
  input: z.strictObject({ keys, reason }),
  output: z.nullable(ListVersion),
  errors: roleErrors,
  maxBytes: listMaxBytes,
  ...change,
})

const list = z.enum(listNames)

/** Returns a list as a file of comma-separated values. */
export const exportHouseList = defineCall({
  name: 'HouseListFilesResource.get',
  summary: 'Returns a list as a CSV file.',
  method: 'GET',
  path: '/resource/HouseListFilesResource/get/',
  input: z.strictObject({ list }),
  output: z.object({ csv: z.string() }),
  errors: roleErrors,
  ...see,
})

/** Lists the changes of a list, newest first. */
export const houseListVersions = defineCall({
  name: 'HouseListVersionsResource.get',
  summary: 'Lists the changes of a list, newest first.',
  method: 'GET',
  path: '/resource/HouseListVersionsResource/get/',
  input: z.strictObject({ list, ...pageOptions }),
  output: z.array(ListVersion),
  errors: roleErrors,
  ...see,
})

/** Undoes a change of a list, but for entries that were changed again since. */
export const undoListVersion = defineCall({
  name: 'HouseListVersionsResource.delete',
  summary: 'Undoes a change of a list.',
  method: 'POST',
  path: '/resource/HouseListVersionsResource/delete/',
  input: z.strictObject({ version_id: AnyId, reason }),
  output: z.nullable(ListVersion),
  errors: [...roleErrors, 'not-found', 'house-undo-gone', 'list-full'],
  ...change,
})

/** A list that is fetched from an address. */
export const FetchedList = z.object({
  id: AnyId,
  address: z.string(),
  status: z.enum(domainStatuses),
  every_hours: z.int(),
  is_on: z.boolean(),
  entries: z.int(),
  /** Lines of the last file that name no domain. */
  faulty: z.int(),
  checked_at: z.nullable(z.string()),
  changed_at: z.nullable(z.string()),
  next_at: z.string(),
  /** The reason why the last try failed, and since when tries fail. */
  fault: z.nullable(z.string()),
  fails_since: z.nullable(z.string()),
  /** The entries of a file that waits for somebody, because it is so much shorter or longer. */
  waiting: z.nullable(z.int()),
})

export type FetchedList = z.infer<typeof FetchedList>

/** Lists the addresses that lists are fetched from. */
export const fetchedLists = defineCall({
  name: 'HouseFetchedListsResource.get',
  summary: 'Lists the addresses that lists of domains are fetched from.',
  method: 'GET',
  path: '/resource/HouseFetchedListsResource/get/',
  input: z.strictObject({}),
  output: z.array(FetchedList),
  errors: roleErrors,
  ...see,
})

const fetchedFields = {
  address: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)),
  status: z.enum(['suspicious', 'porn', 'blocked']),
  every_hours: z._default(z.int().check(z.gte(1), z.lte(168)), 24),
} as const

/** Adds an address that a list is fetched from. */
export const addFetchedList = defineCall({
  name: 'HouseFetchedListsResource.create',
  summary: 'Adds an address that a list of domains is fetched from.',
  method: 'POST',
  path: '/resource/HouseFetchedListsResource/create/',
  input: z.strictObject({ ...fetchedFields, reason }),
  output: FetchedList,
  errors: [...roleErrors, 'link-unfit', 'list-full'],
  ...change,
})

/** Acts on a fetched list: off and on, again now, and yes to a file that waits. */
export const fetchedListActs = ['pause', 'resume', 'fetch', 'accept', 'remove'] as const

/** Changes a fetched list. Taken away, its domains go with it. */
export const changeFetchedList = defineCall({
  name: 'HouseFetchedListsResource.update',
  summary: 'Pauses, resumes, fetches, accepts or takes away a fetched list.',
  method: 'POST',
  path: '/resource/HouseFetchedListsResource/update/',
  input: z.strictObject({ id: AnyId, do: z.enum(fetchedListActs), reason }),
  output: z.array(FetchedList),
  errors: [...roleErrors, 'not-found'],
  ...change,
})
