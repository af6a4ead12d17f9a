import { z } from '@tessera/contracts/schema'
import { defineCall } from './define-call.ts'

const version = z.int().check(z.gte(1))

/** Keeps that the viewer agrees to a version of the terms. */
export const agreeToTerms = defineCall({
  name: 'AgreementResource.create',
  summary: 'Keeps that a member agrees to a version of the terms.',
  method: 'POST',
  path: '/resource/AgreementResource/create/',
  input: z.strictObject({ version }),
  output: z.object({ version: z.int() }),
  errors: ['not-found'],
  who: 'member',
})

/** Puts the question for some days off, once for each version. */
export const agreeLater = defineCall({
  name: 'AgreementResource.update',
  summary: 'Puts the question about new terms off, once for each version.',
  method: 'POST',
  path: '/resource/AgreementResource/update/',
  input: z.strictObject({ version }),
  output: z.object({ until: z.string() }),
  errors: ['not-found'],
  who: 'member',
})
