import { z } from '@tessera/contracts/schema'
import { PinId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'

/** A boolean in a plain query, where every value is text. */
const Switch = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false', '1', '0'])]),
  z.transform((given) => given === true || given === 'true' || given === '1'),
)

const address = z.string().check(z.maxLength(limits.pinLinkMax))

/** The status of an outside link. All values but 'ok' show a warning page first. */
export const RedirectStatus = z.enum(['ok', 'blocked', 'suspicious', 'porn'])

/** Checks whether an outside link may be opened, and counts the click on its pin. */
export const checkOffsite = defineCall({
  name: 'Offsite.get',
  summary: 'Checks whether an outside link may be opened.',
  method: 'GET',
  path: '/v3/offsite/',
  input: z.strictObject({
    url: address,
    pin_id: z.optional(PinId),
    third_party_ad: z.optional(z.string().check(z.maxLength(100))),
    /** Checks without counting a click. */
    check_only: z._default(Switch, false),
    /** The showing of an ad, whose destination the link may be. */
    client_tracking_params: z.optional(z.string().check(z.maxLength(2_000))),
    aux_data: z.optional(z.string().check(z.maxLength(4_000))),
  }),
  output: z.object({
    redirect_status: RedirectStatus,
    /** The link that will be opened; null when it must never be. */
    url: z.nullable(z.string()),
    /** The address that the link opens, when it is another one: the product serves sample sites itself. */
    opens_at: z.optional(z.string()),
    /** The host that the link really leads to. */
    domain: z.nullable(z.string()),
    /**
     * The reason that the link is not 'ok': a block list's reason, or 'reported', 'disguised',
     * 'look-alike', 'not-a-web-address'.
     */
    reason: z.nullable(z.string()),
  }),
  errors: [],
  who: 'anyone',
  isRepeatable: false,
})

/** Reports a harmful link. Each person's reports of a domain count once. */
export const reportOffsite = defineCall({
  name: 'OffsiteReportResource.create',
  summary: 'Reports a harmful link.',
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
