import { defineCall } from '@tessera/contracts/calls/define-call'
import { AdvertiserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { integer, pgTable } from '../platform/database/define-tables.ts'
import { answer, answerLate, answerMember, given } from './answer.ts'

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

const lamps = pgTable('lamps', { id: integer() })

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

test('a call whose reads may be late is answered by a handler that has no way to write, and by no other', () => {
  const late = defineCall({ ...callFor('anyone'), reads: 'late' })
  expect(() => answer(late, async () => given(null))).toThrow('use answerLate')
  expect(() => answerLate(callFor('anyone'), async () => given(null))).toThrow('may be late')
  const writing = defineCall({ ...late, method: 'POST' })
  expect(() => answerLate(writing, async () => given(null))).toThrow('may be late')
  answerLate(late, async ({ ports: { db } }) => {
    // @ts-expect-error The type of a late read's handle has no writes.
    await db.insert(lamps).values({})
    // @ts-expect-error Nor transactions.
    await db.transaction(async () => {})
    return given(null)
  })
})
