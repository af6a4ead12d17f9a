import type { HouseRole } from '@tessera/contracts/house-acts'
import type { UserId } from '@tessera/contracts/ids'

/** A logged-in member. */
export interface Account {
  readonly id: UserId
  readonly username: string
  readonly email: string
  /** True once they have proved that they own the mailbox of `email`. */
  readonly emailVerified: boolean
  /** True when emails to `email` came back, so that almost none are sent. */
  readonly emailBounces: boolean
  readonly fullName: string
  readonly firstName: string
  readonly isPartner: boolean
  readonly videoUploadAllowed: boolean
  /** True once they have saved a pin. */
  readonly hasSaved: boolean
  readonly portraitKey: string | null
  readonly createdAt: Date
  /** The language that they chose, as a tag. */
  readonly locale: string | null
  /** True when the operator lets them override modules in their browser. */
  readonly mayOverride: boolean
  /** Their role in looking after the product; null for everybody else. */
  readonly houseRole: HouseRole | null
  /** True when the house limits them: they can't post. */
  readonly isLimited: boolean
  /** True while they make a call that publishes, which nobody does in the name of a limited business. */
  readonly isPublishing?: boolean
  /** The latest version of the terms that they agreed to. */
  readonly agreedTerms: number
  /** The version whose question they put off, and until when. */
  readonly laterTerms: number | null
  readonly laterTermsUntil: Date | null
}
