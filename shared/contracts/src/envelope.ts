import { z } from '@tessera/contracts/schema'

/** An error inside the envelope. */
export const WireError = z.object({
  code: z.string(),
  api_error_code: z.number(),
  message: z.string(),
  message_detail: z.optional(z.string()),
  http_status: z.number(),
  data: z.optional(z.record(z.string(), z.unknown())),
})

/** The envelope of every answer: data or an error, and a bookmark if there is more. */
export const Envelope = z.object({
  resource_response: z.object({
    data: z.unknown(),
    bookmark: z.nullable(z.string()),
    error: z.nullable(WireError),
  }),
})

export type WireError = z.infer<typeof WireError>
export type Envelope = z.infer<typeof Envelope>
