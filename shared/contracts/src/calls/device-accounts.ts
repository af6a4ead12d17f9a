import { z } from '@tessera/contracts/schema'
import { Viewer } from '../entities/viewer.ts'
import { UserId } from '../ids.ts'
import { defineCall } from './define-call.ts'

/** An account that this browser is logged in to. */
export const DeviceAccount = z.object({
  id: UserId,
  username: z.string(),
  full_name: z.string(),
  email: z.string(),
  image_medium_url: z.nullable(z.string()),
  image_large_url: z.nullable(z.string()),
  is_partner: z.boolean(),
  /** True for the account that makes the call. */
  current: z.boolean(),
  /** True when a switch asks for the password, because the account has a second factor. */
  needs_password: z.boolean(),
  seen_at: z.string(),
})

export type DeviceAccount = z.infer<typeof DeviceAccount>

/** Lists the accounts that this browser is logged in to, the current one first. */
export const deviceAccounts = defineCall({
  name: 'DeviceAccountsResource.get',
  summary: 'Lists the accounts that this browser is logged in to.',
  method: 'GET',
  path: '/resource/DeviceAccountsResource/get/',
  input: z.strictObject({}),
  output: z.array(DeviceAccount),
  errors: [],
  who: 'anyone',
})

/**
 * Logs this browser out of one of its accounts; the others stay. After the current one, the account
 * that was used last continues.
 */
export const leaveAccount = defineCall({
  name: 'DeviceAccountsResource.delete',
  summary: 'Logs this browser out of one of its accounts.',
  method: 'POST',
  path: '/resource/DeviceAccountsResource/delete/',
  input: z.strictObject({
    user_id: UserId,
    /** Forgets too that the account was used in this browser. */
    forget: z.optional(z.boolean()),
  }),
  /** The account that is logged in afterwards; null for nobody. */
  output: z.object({ viewer: z.nullable(Viewer) }),
  errors: [],
  who: 'anyone',
})

/** Logs this browser out of all of its accounts. */
export const leaveAllAccounts = defineCall({
  name: 'AllDeviceAccountsResource.delete',
  summary: 'Logs this browser out of all of its accounts.',
  method: 'POST',
  path: '/resource/AllDeviceAccountsResource/delete/',
  input: z.strictObject({}),
  output: z.null(),
  errors: [],
  who: 'anyone',
})
