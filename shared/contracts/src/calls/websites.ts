import { z } from '@tessera/contracts/schema'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'

/** A website of the viewer. */
export const ClaimedWebsite = z.object({
  /** In ASCII, without `www.`. */
  domain: z.string(),
  claimed_at: z.string(),
  /** The place where the proof was found; null when the operator gave the website. */
  found_in: z.nullable(z.enum(['page', 'file', 'record', 'reserved'])),
  /** The time at which the claim ends, while its proof can't be found; null while it can. */
  ends_at: z.nullable(z.string()),
})

export type ClaimedWebsite = z.infer<typeof ClaimedWebsite>

/** The proofs that can be published for a website: one of the three is enough. */
export const WebsiteProof = z.object({
  domain: z.string(),
  /** The tag for the head of the home page. */
  meta_tag: z.string(),
  file_url: z.string(),
  file_content: z.string(),
  record_name: z.string(),
  record_value: z.string(),
})

export type WebsiteProof = z.infer<typeof WebsiteProof>

/** The data of `website-unproven`: what was found in each place. */
export const UnprovenPlaces = z.object({
  page: z.optional(z.string()),
  file: z.optional(z.string()),
  record: z.optional(z.string()),
})

export type UnprovenPlaces = z.infer<typeof UnprovenPlaces>

const website = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.pinLinkMax))

/** The errors of an address that can't be claimed. */
const unfit = ['website-part', 'website-shared'] as const

/** Lists the websites that the viewer has claimed, oldest first. */
export const listWebsites = defineCall({
  name: 'UserWebsites.get',
  summary: 'Lists the websites that the viewer has claimed.',
  method: 'GET',
  path: '/v3/users/websites/',
  input: z.strictObject({}),
  output: z.array(ClaimedWebsite),
  errors: [],
  who: 'member',
})

/** Returns what the viewer has to publish to claim a website. Nothing is stored. */
export const startWebsiteClaim = defineCall({
  name: 'UserWebsiteProof.get',
  summary: 'Returns what has to be published to claim a website.',
  method: 'GET',
  path: '/v3/users/websites/proof/',
  input: z.strictObject({ website }),
  output: WebsiteProof,
  errors: [...unfit],
  who: 'member',
})

/** Looks for the proof on a website; once it is found, the website is the viewer's. */
export const claimWebsite = defineCall({
  name: 'UserWebsite.create',
  summary: 'Looks for the proof on a website and claims it for the viewer.',
  method: 'POST',
  path: '/v3/users/websites/claim/',
  input: z.strictObject({ website }),
  output: z.array(ClaimedWebsite),
  errors: [...unfit, 'website-unproven', 'website-claimed', 'websites-many', 'too-fast'],
  who: 'member',
})

/** Ends the claim on a website. */
export const removeWebsite = defineCall({
  name: 'UserWebsite.delete',
  summary: "Ends the viewer's claim on a website.",
  method: 'POST',
  path: '/v3/users/websites/remove/',
  input: z.strictObject({ domain: z.string().check(z.maxLength(253)) }),
  output: z.array(ClaimedWebsite),
  errors: ['not-found'],
  who: 'member',
})
