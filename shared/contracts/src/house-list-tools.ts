import { z } from '@tessera/contracts/schema'
import {
  domainStatuses,
  FetchedList,
  fetchedListActs,
  HouseDomain,
  HouseTerm,
  ListPlan,
  ListVersion,
  listMaxBytes,
  listNames,
  TermTrial,
  termOptions,
} from './calls/house-lists.ts'
import { AnyId } from './ids.ts'

const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))
const text = z.string().check(z.minLength(1), z.maxLength(listMaxBytes))
const list = z.enum(listNames)
const status = z.enum(domainStatuses)
const query = z.string().check(z.maxLength(200))

/** A request of the operator about lists of terms and domains. */
export const ListsRequest = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('show'), list, query }),
  z.strictObject({ do: z.literal('export'), list }),
  z.strictObject({ do: z.literal('versions'), list }),
  z.strictObject({ do: z.literal('undo'), version_id: AnyId, reason }),
  z.strictObject({ do: z.enum(['plan-terms', 'try-terms']), text, ...termOptions }),
  z.strictObject({ do: z.literal('add-terms'), text, ...termOptions, reason }),
  z.strictObject({ do: z.literal('plan-domains'), text, status }),
  z.strictObject({ do: z.literal('add-domains'), text, status, reason }),
  z.strictObject({
    do: z.literal('remove'),
    list,
    keys: z.array(z.string()).check(z.minLength(1), z.maxLength(10_000)),
    reason,
  }),
  z.strictObject({ do: z.literal('fetched') }),
  z.strictObject({
    do: z.literal('fetch-from'),
    address: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)),
    status: z.enum(['suspicious', 'porn', 'blocked']),
    every_hours: z.int().check(z.gte(1), z.lte(168)),
    reason,
  }),
  z.strictObject({ do: z.literal('fetched-act'), id: AnyId, act: z.enum(fetchedListActs), reason }),
])

export type ListsRequest = z.infer<typeof ListsRequest>

/** The answers to the requests. */
export const ToldTerms = z.object({ terms: z.array(HouseTerm) })
export const ToldDomains = z.object({ domains: z.array(HouseDomain) })
export const ToldListFile = z.object({ csv: z.string() })
export const ToldVersions = z.object({ versions: z.array(ListVersion) })
export const ToldVersion = z.object({ version: z.nullable(ListVersion) })
export const ToldPlan = z.object({ plan: ListPlan })
export const ToldTrial = z.object({ trial: TermTrial })
export const ToldFetched = z.object({ fetched: z.array(FetchedList) })
