import { z } from '@tessera/contracts/schema'
import { PinId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'

/** A switch in a plain query, where everything arrives as text. */
const Switch = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false', '1', '0'])]),
  z.transform((given) => given === true || given === 'true' || given === '1'),
)

const address = z.string().check(z.maxLength(limits.pinLinkMax))

/** Whether a link may be opened; all but 'ok' get the product's own page in between. */
export const RedirectStatus = z.enum(['ok', 'blocked', 'suspicious', 'porn'])

/** Says whether a link that leads away may be opened, and counts the click on the pin that it stands on. */
export const checkOffsite = defineCall({
  name: 'Offsite.get',
  summary: 'Whether a link that leads away may be opened.',
  method: 'GET',
  path: '/v3/offsite/',
  input: z.strictObject({
    url: address,
    pin_id: z.optional(PinId),
    third_party_ad: z.optional(z.string().check(z.maxLength(100))),
    /** Asks without counting a click. */
    check_only: z._default(Switch, false),
    client_tracking_params: z.optional(z.string().check(z.maxLength(2_000))),
    aux_data: z.optional(z.string().check(z.maxLength(4_000))),
  }),
  output: z.object({
    redirect_status: RedirectStatus,
    /** The link as it will be opened; null when it is none that may ever be. */
    url: z.nullable(z.string()),
    /** The host that it really leads to. */
    domain: z.nullable(z.string()),
    /** Why it is not 'ok': a list's own word, or 'reported', 'disguised', 'look-alike', 'not-a-web-address'. */
    reason: z.nullable(z.string()),
  }),
  errors: [],
  who: 'anyone',
})

/** Reports a link that leads to something bad. One person's reports of one domain count once. */
export const reportOffsite = defineCall({
  name: 'OffsiteReportResource.create',
  summary: 'Reports a link that leads to something bad.',
  method: 'POST',
  path: '/resource/OffsiteReportResource/create/',
  input: z.strictObject({
    url: address,
    pin_id: z.optional(PinId),
    reason: z.enum(['spam', 'malware', 'phishing', 'adult', 'misleading', 'other']),
  }),
  output: z.object({ domain: z.string() }),
  errors: ['not-found', 'link-unfit'],
  who: 'member',
  budget: 'report',
})

export type RedirectStatus = z.infer<typeof RedirectStatus>
