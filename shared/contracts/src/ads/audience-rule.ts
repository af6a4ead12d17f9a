import { z } from '@tessera/contracts/schema'
import { AudienceId } from '../ids.ts'
import { limits } from '../limits.ts'
import { ConversionEventName } from './conversion-event.ts'

/** The kinds of audiences, in the order that people are offered them. */
export const AudienceKind = z.enum(['visitors', 'list', 'engagement', 'lookalike'])
export type AudienceKind = z.infer<typeof AudienceKind>

/** The acts of members on an account's ads, or on its pins in general. */
export const EngagementAct = z.enum(['ad_click', 'ad_save', 'ad_closeup', 'pin_save'])
export type EngagementAct = z.infer<typeof EngagementAct>

const days = z.int().check(z.gte(1), z.lte(limits.audienceDaysMax))

/** People whose events on the advertiser's website were recognized as a member's. */
export const VisitorsRule = z.strictObject({
  kind: z.literal('visitors'),
  events: z.array(ConversionEventName).check(z.minLength(1), z.maxLength(9)),
  days,
})

/** People of a list: the hashes of their email addresses. */
export const ListRule = z.strictObject({ kind: z.literal('list') })

/** People who did something with the account's ads or pins. */
export const EngagementRule = z.strictObject({
  kind: z.literal('engagement'),
  acts: z.array(EngagementAct).check(z.minLength(1), z.maxLength(4)),
  days,
})

/** The share of a country's members that a look-alike audience holds, in percent. */
export const lookalikePercents = [1, 5, 10] as const

/** Members of a country whose interests are most like those of another audience. */
export const LookalikeRule = z.strictObject({
  kind: z.literal('lookalike'),
  seed_id: AudienceId,
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  percent: z.literal(lookalikePercents),
})

/** The rule for the members of an audience. */
export const AudienceRule = z.discriminatedUnion('kind', [
  VisitorsRule,
  ListRule,
  EngagementRule,
  LookalikeRule,
])
export type AudienceRule = z.infer<typeof AudienceRule>

/** The SHA-256 of an email address, as `normalEmail` writes it, in lower-case hexadecimal digits. */
export const EmailHash = z.string().check(z.regex(/^[\da-f]{64}$/))

/** Returns an email address as it is hashed, in lower case; undefined for what isn't one. */
export function normalEmail(text: string): string | undefined {
  const address = text
    .normalize('NFC')
    .replace(/^\s*(mailto:)?[\s"'<]*/i, '')
    .replace(/[\s"'>,;]*$/, '')
    .toLowerCase()
  return /^[^\s@"<>(),;:]{1,64}@[^\s@"<>(),;:.]+(\.[^\s@"<>(),;:.]+)+$/.test(address)
    ? address
    : undefined
}
