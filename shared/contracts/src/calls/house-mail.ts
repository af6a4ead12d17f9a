import { z } from '@tessera/contracts/schema'
import { QueuedEmail, SuppressedAddress } from '../mail-tools.ts'
import { defineCall } from './define-call.ts'
import { reason, roleErrors } from './house-fields.ts'
import { jobActs, jobIds } from './house-jobs.ts'
import { pageOptions } from './lists.ts'

/** An address that gets no emails, or only those about the account. */
export const HouseSuppression = z.object({ id: z.string(), ...SuppressedAddress.shape })

export type HouseSuppression = z.infer<typeof HouseSuppression>

/** Lists emails that wait, are being sent or were given up, newest first. */
export const houseEmails = defineCall({
  name: 'HouseEmailsResource.get',
  summary: 'Lists emails that wait or were given up.',
  method: 'GET',
  path: '/resource/HouseEmailsResource/get/',
  input: z.strictObject({
    state: z._default(z.enum(['waiting', 'failed']), 'failed'),
    ...pageOptions,
  }),
  output: z.array(QueuedEmail),
  errors: roleErrors,
  who: 'house',
  act: 'mail.see',
})

/** Sends emails that wait or were given up now, or deletes them. */
export const changeEmails = defineCall({
  name: 'HouseEmailsResource.update',
  summary: 'Sends emails again, or deletes them.',
  method: 'POST',
  path: '/resource/HouseEmailsResource/update/',
  input: z.strictObject({ ids: jobIds, do: z.enum(jobActs), reason }),
  output: z.object({ changed: z.array(z.string()) }),
  errors: [...roleErrors, 'not-found'],
  who: 'house',
  act: 'mail.change',
})

/** Lists addresses that get no emails, by name. */
export const houseSuppressions = defineCall({
  name: 'HouseSuppressionsResource.get',
  summary: 'Lists addresses that emails came back from, or whose readers marked one as spam.',
  method: 'GET',
  path: '/resource/HouseSuppressionsResource/get/',
  input: z.strictObject(pageOptions),
  output: z.array(HouseSuppression),
  errors: roleErrors,
  who: 'house',
  act: 'mail.see',
})

/** Sends emails to an address again. */
export const liftSuppression = defineCall({
  name: 'HouseSuppressionsResource.delete',
  summary: 'Sends emails to an address again.',
  method: 'POST',
  path: '/resource/HouseSuppressionsResource/delete/',
  input: z.strictObject({
    address: z.string().check(z.trim(), z.minLength(1), z.maxLength(320)),
    reason,
  }),
  output: z.null(),
  errors: [...roleErrors, 'not-found'],
  who: 'house',
  act: 'mail.change',
})
