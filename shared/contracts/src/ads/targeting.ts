import { z } from '@tessera/contracts/schema'
import { AudienceId } from '../ids.ts'
import { limits } from '../limits.ts'
import { Topic } from '../topics.ts'

/** Age groups that ads can be shown to. */
export const AgeBucket = z.enum(['18-24', '25-34', '35-44', '45-49', '50-54', '55-64', '65+'])
export type AgeBucket = z.infer<typeof AgeBucket>

/** Genders that ads can be shown to; 'unknown' for people who named none, or another. */
export const AdGender = z.enum(['female', 'male', 'unknown'])
export type AdGender = z.infer<typeof AdGender>

/** The device that the product runs on: a kind of browser, or an installed app. */
export const AppType = z.enum(['web', 'web_mobile', 'installed'])
export type AppType = z.infer<typeof AppType>

/** The two-letter codes of countries, joined by '+', such as 'DE+AT'. */
const Countries = z.string().check(z.maxLength(1_000), z.regex(/^[A-Z]{2}(\+[A-Z]{2})*$/))

/** Audiences of the same ad account. */
const Audiences = z
  .array(AudienceId)
  .check(z.minLength(1), z.maxLength(limits.targetedAudiencesMax))

/** Whom ads are shown to. What is left out matches everybody. */
export const Targeting = z.strictObject({
  AGE_BUCKET: z.optional(z.array(AgeBucket).check(z.minLength(1), z.maxLength(7))),
  APPTYPE: z.optional(z.array(AppType).check(z.minLength(1), z.maxLength(3))),
  GENDER: z.optional(z.array(AdGender).check(z.minLength(1), z.maxLength(3))),
  INTEREST: z.optional(z.array(Topic).check(z.minLength(1), z.maxLength(24))),
  LOCATION: z.optional(Countries),
  /** Members of one of these audiences at least. */
  AUDIENCE_INCLUDE: z.optional(Audiences),
  /** No member of any of these audiences. */
  AUDIENCE_EXCLUDE: z.optional(Audiences),
})
export type Targeting = z.infer<typeof Targeting>
