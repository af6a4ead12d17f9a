import type { InputOf } from '@tessera/contracts/calls/define-call'
import type { createPin } from '@tessera/contracts/calls/pins'
import { z } from '@tessera/contracts/schema'

/** What a new pin holds beside its picture, text and board. */
export const Extras = z.object({
  altText: z._default(z.string(), ''),
})

/** What a new pin holds beside its picture, text and board. */
export type Extras = z.infer<typeof Extras>

/** The extras of an empty draft. */
export const noExtras: Extras = z.parse(Extras, {})

/** Returns the fields of the call that creates the pin. */
export const extrasInput = ({ altText }: Extras): Partial<InputOf<typeof createPin>> => ({
  ...(altText.trim() === '' ? {} : { alt_text: altText.trim() }),
})
