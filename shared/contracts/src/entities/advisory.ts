import { z } from '@tessera/contracts/schema'

/** How serious what somebody searches for is: 0 abusive, 1 sensitive, 2 no place for brands. */
export const Severity = z.union([z.literal(0), z.literal(1), z.literal(2)])

/** A part of a text that leads somewhere: `length` characters from `offset` on. */
export const TextTag = z.object({
  offset: z.int(),
  length: z.int(),
  tag_type: z.enum(['link', 'bold']),
  link: z.nullable(z.string()),
})

/** What somebody can do about a notice. */
export const AdvisoryAction = z.object({
  title: z.string(),
  description: z.string(),
  button_text: z.string(),
  button_link: z.string(),
})

/** What stands above the results of a sensitive search: a small card or a large banner. */
export const AdvisoryNotice = z.object({
  style: z.enum(['card', 'banner']),
  description: z.object({ text: z.string(), text_tags: z.array(TextTag) }),
  actions: z.array(AdvisoryAction),
  footer: z.nullable(z.object({ text: z.string(), link: z.nullable(z.string()) })),
})

/** What a search is told about what it looks for. */
export const Advisory = z.object({
  /** What `AdvisoryEventResource` names it by. */
  advisory: z.string(),
  severity: Severity,
  advisory_type: z.string(),
  advisory_details: z.string(),
  /** The country whose notices these are; null for those that suit everywhere. */
  resource_country: z.nullable(z.string()),
  notices: z.array(AdvisoryNotice),
})

export type Severity = z.infer<typeof Severity>
export type TextTag = z.infer<typeof TextTag>
export type AdvisoryNotice = z.infer<typeof AdvisoryNotice>
export type Advisory = z.infer<typeof Advisory>
