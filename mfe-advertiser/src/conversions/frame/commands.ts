import { bind, type Command, defineCommand } from '@tessera/cache'
import { createApiToken, deleteApiToken, listApiTokens } from '@tessera/contracts/calls/api-tokens'
import { startConversionTest } from '@tessera/contracts/calls/conversion-events'
import {
  createConversionTag,
  deleteConversionTag,
  listConversionTags,
  updateConversionTag,
} from '@tessera/contracts/calls/conversion-tags'
import {
  listConversionUploads,
  uploadConversions,
} from '@tessera/contracts/calls/conversion-uploads'
import type { InputOf, OutputOf } from '@tessera/contracts/calls/define-call'
import { tagWords } from '../tag/words.ts'

const tags = { of: [listConversionTags], ask: 'now' } as const
const tokens = { of: [listApiTokens], ask: 'now' } as const

/** Creates a tag. */
export const createTagCommand = defineCommand(createConversionTag, {
  name: 'create-conversion-tag',
  refusals: 'inline',
  confirm: (_, __, draft) => draft.lists(tags),
})

interface Renaming extends InputOf<typeof updateConversionTag> {
  /** The name that undo gives back. */
  readonly before: string
}

/** Renames a tag. */
export const renameTagCommand: Command<
  Renaming,
  OutputOf<typeof updateConversionTag>
> = defineCommand(
  (client, { before: _, ...input }: Renaming) => client.call(updateConversionTag, input),
  {
    name: 'rename-conversion-tag',
    refusals: 'inline',
    confirm: (_, __, draft) => draft.lists(tags),
    undo: (_, input) =>
      bind(renameTagCommand, { ...input, name: input.before, before: input.name }),
    say: { done: ({ name }) => tagWords.renamed({ name }) },
  },
)

/** Deletes a tag. */
export const deleteTagCommand = defineCommand(deleteConversionTag, {
  name: 'delete-conversion-tag',
  refusals: 'inline',
  confirm: (_, __, draft) => draft.lists(tags),
})

/** Creates an access token; its secret is shown once. */
export const createTokenCommand = defineCommand(createApiToken, {
  name: 'create-api-token',
  refusals: 'inline',
  key: ({ advertiser_id: id }) => id,
  confirm: (_, __, draft) => draft.lists(tokens),
})

/** Revokes an access token. */
export const revokeTokenCommand = defineCommand(deleteApiToken, {
  name: 'revoke-api-token',
  refusals: 'inline',
  confirm: (_, __, draft) => draft.lists(tokens),
})

/** Starts a test of events. */
export const startTestCommand = defineCommand(startConversionTest, {
  name: 'start-conversion-test',
  refusals: 'inline',
})

/** Checks a file of conversions, or imports it. */
export const uploadCommand = defineCommand(uploadConversions, {
  name: 'upload-conversions',
  refusals: 'inline',
  key: ({ kind, is_dry_run: isDryRun }) => `${kind} ${isDryRun}`,
  confirm: (_, __, draft) => draft.lists({ of: [listConversionUploads], ask: 'now' }),
})
