import { z } from '@tessera/contracts/schema'
import { defineCall } from './define-call.ts'
import { password } from './identity-fields.ts'

/** The download of all that the viewer has here. */
export const AccountExport = z.object({
  state: z.enum(['none', 'preparing', 'ready', 'failed']),
  /** Files written, and files in all; 0 before they are counted. */
  done: z.int(),
  total: z.int(),
  /** The size of the file, once it's ready. */
  bytes: z.nullable(z.int()),
  /** The address of the file, for its owner alone, until `expires_at`. */
  url: z.nullable(z.string()),
  expires_at: z.nullable(z.string()),
})

/** Returns the state of the viewer's download. */
export const getExport = defineCall({
  name: 'AccountExport.get',
  summary: "Returns the state of the viewer's download.",
  method: 'GET',
  path: '/v3/users/account/export/',
  input: z.strictObject({}),
  output: AccountExport,
  errors: [],
  who: 'member',
})

/**
 * Prepares a ZIP of all that the viewer has here; it replaces the previous one. Needs the password
 * within the last minutes, or here.
 */
export const startExport = defineCall({
  name: 'AccountExport.create',
  summary: 'Prepares a ZIP of all that the viewer has here.',
  method: 'POST',
  path: '/v3/users/account/export/start/',
  input: z.strictObject({ password: z.optional(password) }),
  output: AccountExport,
  errors: ['confirm-needed', 'password-wrong'],
  who: 'member',
})

/** The path of the file, before its key. */
export const exportFilePath = '/v3/account-export/'

/** The path of the download of one board, before its id: for its owner and its collaborators. */
export const boardFilePath = '/v3/board-download/'

export type AccountExport = z.infer<typeof AccountExport>
