import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { createPin } from '@tessera/contracts/calls/pins'

/** S6.19: true when a new pin has something that only business accounts have. */
export const needsBusiness = ({
  slides,
  product_tags,
}: Pick<ParsedInputOf<typeof createPin>, 'slides' | 'product_tags'>): boolean =>
  slides !== undefined || product_tags.length > 0
