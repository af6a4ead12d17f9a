import { z } from '@tessera/contracts/schema'

/** The texts of the house. Terms and privacy always have a version; the others exist once somebody writes them. */
export const houseTextKinds = [
  'about',
  'rules',
  'terms',
  'privacy',
  'imprint',
  'contact',
  'cookies',
] as const

export const HouseTextKind = z.enum(houseTextKinds)

export type HouseTextKind = z.infer<typeof HouseTextKind>

/** True for the texts that exist before anybody writes one. */
export const isAlwaysThere = (kind: HouseTextKind): boolean =>
  kind === 'terms' || kind === 'privacy'

/** The people who see a notice. */
export const noticeAudiences = ['everybody', 'members', 'business'] as const

/** The kinds of notices. */
export const noticeKinds = ['news', 'maintenance'] as const

/** A notice as pages show it. */
export const ShownNotice = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  text: z.string(),
})

export type ShownNotice = z.infer<typeof ShownNotice>

/** The cookie that names the notice that was dismissed in this browser. */
export const noticeCookie = 'notice'

/** A version of the terms that a member has to agree to. */
export const AskedTerms = z.object({
  version: z.int(),
  /** The days for which they can put it off; 0 once they did. */
  later_days: z.int(),
  /** The changes in a sentence or two; may be empty. */
  changes: z.string(),
})

export type AskedTerms = z.infer<typeof AskedTerms>
