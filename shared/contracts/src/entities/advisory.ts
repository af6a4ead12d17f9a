import { z } from '@tessera/contracts/schema'

/** The severity of a search: 0 abusive, 1 sensitive, 2 no ads. */
export const Severity = z.union([z.literal(0), z.literal(1), z.literal(2)])

/** A link in a text: `length` characters from `offset`. */
export const TextTag = z.object({
  offset: z.int(),
  length: z.int(),
  tag_type: z.enum(['link', 'bold']),
  link: z.nullable(z.string()),
})

/** An action of a notice. */
export const AdvisoryAction = z.object({
  title: z.string(),
  description: z.string(),
  button_text: z.string(),
  button_link: z.string(),
})

/** A notice above the results of a sensitive search: a small card or a large banner. */
export const AdvisoryNotice = z.object({
  style: z.enum(['card', 'banner']),
  description: z.object({ text: z.string(), text_tags: z.array(TextTag) }),
  actions: z.array(AdvisoryAction),
  footer: z.nullable(z.object({ text: z.string(), link: z.nullable(z.string()) })),
})

/** The advisory of a search. */
export const Advisory = z.object({
  /** The id for `AdvisoryEventResource`. */
  advisory: z.string(),
  severity: Severity,
  advisory_type: z.string(),
  advisory_details: z.string(),
  /** The country of the notices; null for all countries. */
  resource_country: z.nullable(z.string()),
  notices: z.array(AdvisoryNotice),
})

export type Severity = z.infer<typeof Severity>
export type TextTag = z.infer<typeof TextTag>
export type AdvisoryNotice = z.infer<typeof AdvisoryNotice>
export type Advisory = z.infer<typeof Advisory>
