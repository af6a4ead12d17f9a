import { z } from '@tessera/contracts/schema'

/** The kinds of reports that anybody can make, of anything. */
export const reportKinds = [
  'illegal',
  'minors',
  'nudity',
  'violence',
  'hate',
  'harassment',
  'fraud',
  'copyright',
  'privacy',
  'other',
] as const

export const ReportKind = z.enum(reportKinds)

export type ReportKind = z.infer<typeof ReportKind>

/** True for the name of a kind. */
export const isReportKind = (text: string): text is ReportKind =>
  reportKinds.some((kind) => kind === text)

/** The kinds of the reasons that the dialog of Pins has besides. */
const others: Readonly<Record<string, ReportKind>> = {
  spam: 'other',
  'self-harm': 'violence',
  misinformation: 'fraud',
  'dangerous-goods': 'illegal',
  'repeated-copyright': 'copyright',
}

/** The reason of a case that no person reported: a list of terms found its words. */
export const foundByList = 'found-by-list'

/** The reason of a case that the rules about copyright open: notices about somebody were upheld again. */
export const repeatedCopyright = 'repeated-copyright'

/** Working days until a removed thing comes back after a counter-notice, as United States law has them. */
export const counterDays = { least: 10, usual: 12, most: 14 } as const

/** Returns the kind of a reason that somebody gave in a report. */
export const kindOfReason = (reason: string): ReportKind =>
  isReportKind(reason) ? reason : (others[reason] ?? 'other')

/** The harm of each reason, which orders the queue: what hurts people comes before what annoys them. */
export const harms: Readonly<Record<string, number>> = {
  minors: 10,
  'self-harm': 9,
  violence: 8,
  illegal: 8,
  hate: 7,
  harassment: 7,
  nudity: 6,
  'dangerous-goods': 6,
  privacy: 5,
  fraud: 4,
  copyright: 3,
  misinformation: 3,
  [foundByList]: 3,
  [repeatedCopyright]: 3,
  other: 2,
  spam: 1,
}

/**
 * Returns the hours in which a case is due. A day where somebody may be hurt, because the Digital Services Act asks
 * for prompt action against what endangers life or children; three days where somebody is shamed or exposed; a week
 * for the rest, which harms nobody by waiting.
 */
export const dueHours = (harm: number): number => (harm >= 8 ? 24 : harm >= 5 ? 72 : 168)

/** The things that can be reported. A website is one that Pins link to. */
export const reportedKinds = ['pin', 'board', 'profile', 'comment', 'website'] as const

export const ReportedKind = z.enum(reportedKinds)

export type ReportedKind = z.infer<typeof ReportedKind>

/** The decisions about a case. `warn` hides the picture of a Pin behind a warning. */
export const reportDecisions = ['dismiss', 'remove', 'limit', 'suspend', 'warn'] as const

export const ReportDecision = z.enum(reportDecisions)

export type ReportDecision = z.infer<typeof ReportDecision>

/** Days in which a decision can be undone. */
export const undoDays = 7

/** Days in which the person whom a decision is about can appeal: six months. */
export const appealDays = 183

/** Days in which an appeal is due. */
export const appealDueDays = 14

/** Days that evidence is kept after the end of its case. */
export const evidenceDays = 90
