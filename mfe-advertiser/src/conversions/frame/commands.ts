import { defineCommand } from '@tessera/cache'
import { createApiToken, deleteApiToken, listApiTokens } from '@tessera/contracts/calls/api-tokens'
import { startConversionTest } from '@tessera/contracts/calls/conversion-events'
import {
  listConversionUploads,
  uploadConversions,
} from '@tessera/contracts/calls/conversion-uploads'

const tokens = { of: [listApiTokens], ask: 'now' } as const

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
