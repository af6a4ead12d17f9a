import { defineCommand } from '@tessera/cache'
import { createConversionTag, listConversionTags } from '@tessera/contracts/calls/conversion-tags'

/** Creates a tag. */
export const createTagCommand = defineCommand(createConversionTag, {
  name: 'create-conversion-tag',
  refusals: 'inline',
  confirm: (_, __, draft) => draft.lists({ of: [listConversionTags], ask: 'now' }),
})
