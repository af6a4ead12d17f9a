import { defineCall } from '@tessera/contracts/calls/define-call'
import { AdvertiserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { answer, answerMember, given } from './answer.ts'

const callFor = (who: 'anyone' | 'member' | 'advertiser') =>
  defineCall({
    name: 'LampResource.get',
    summary: 'A lamp.',
    method: 'GET',
    path: '/resource/LampResource/get/',
    input: z.strictObject({}),
    output: z.null(),
    errors: [],
    who,
  })

const visitor = { viewer: null, grant: null }

test('a call for members refuses a visitor, however its handler is registered', () => {
  const refusal = { ok: false, code: 'log-in-needed' }
  for (const register of [answer, answerMember])
    expect(register(callFor('member'), async () => given(null)).admit(visitor)).toEqual(refusal)
})

test('a call for ad accounts admits a program, which has no viewer', () => {
  const grant = { tokenId: '1', advertiserId: AdvertiserId.parse('2'), scopes: [] }
  const { admit } = answer(callFor('advertiser'), async () => given(null))
  expect(admit(visitor)).toMatchObject({ code: 'log-in-needed' })
  expect(admit({ viewer: null, grant })).toMatchObject({ ok: true })
})

test('a handler for members of a call that anyone may make is a fault, not a refusal', () => {
  const answered = answerMember(callFor('anyone'), async () => given(null))
  expect(() => answered.admit(visitor)).toThrow("admits 'anyone' and needs a member")
})
