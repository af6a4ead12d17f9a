import { z } from '@tessera/contracts/schema'

/** The address that the operator's command manages companies at. */
export const companiesPath = '/connect/companies'

const name = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))
const domain = z.string().check(z.minLength(1), z.maxLength(253))
const issuer = z.string().check(z.minLength(1), z.maxLength(500))
const clientId = z.string().check(z.minLength(1), z.maxLength(500))
const clientSecret = z.string().check(z.minLength(1), z.maxLength(1_000))

/** A change of the companies with single sign-on. */
export const CompanyChange = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('add'),
    name,
    /** The label that people see; without one, the name. */
    title: z.optional(title),
    issuer,
    client_id: clientId,
    client_secret: clientSecret,
    domains: z.array(domain).check(z.minLength(1), z.maxLength(50)),
  }),
  /** Changes what is given, and adds domains. Another issuer is another company. */
  z.strictObject({
    do: z.literal('set'),
    name,
    title: z.optional(title),
    client_id: z.optional(clientId),
    client_secret: z.optional(clientSecret),
    domains: z.optional(z.array(domain).check(z.maxLength(50))),
  }),
  /** Looks for the proofs of the domains that have none yet. */
  z.strictObject({ do: z.literal('prove'), name }),
  /** Makes single sign-on the only way in for the company's addresses, or one of several again. */
  z.strictObject({ do: z.literal('require'), name, required: z.boolean() }),
  z.strictObject({ do: z.literal('remove'), name }),
])

export type CompanyChange = z.infer<typeof CompanyChange>

/** A domain of a company, and what proves it. */
const ListedDomain = z.object({
  domain: z.string(),
  proven_at: z.nullable(z.string()),
  /** The name of the TXT record that proves it, and the URL of the file that does so instead. */
  record: z.string(),
  file: z.string(),
  /** The text of the record or the file. */
  value: z.string(),
})

/** A company without its secret. */
export const ListedCompany = z.object({
  name: z.string(),
  title: z.string(),
  issuer: z.string(),
  client_id: z.string(),
  requires_sso: z.boolean(),
  created_at: z.string(),
  domains: z.array(ListedDomain),
  /** The product's addresses, for the company's identity provider. */
  redirect_uri: z.string(),
  log_out_uri: z.string(),
  /** The number of accounts that log in through it. */
  people: z.number(),
})

export type ListedCompany = z.infer<typeof ListedCompany>

/** The answer to a change: the company afterwards, null when it's gone, and how many sessions ended. */
export const ChangedCompany = z.object({
  company: z.nullable(ListedCompany),
  ended_sessions: z.number(),
})

export type ChangedCompany = z.infer<typeof ChangedCompany>
