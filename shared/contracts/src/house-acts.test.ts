import { expect, test } from 'vitest'
import { allCalls } from './calls/all.ts'
import { houseActNames, houseRoles, isSensitive, mayAct, mayActOn, mayGive } from './house-acts.ts'

test('an auditor reads, and nothing else', () => {
  const acts = houseActNames.filter((act) => mayAct('auditor', act))
  expect(acts.filter((act) => !act.endsWith('.see'))).toEqual([])
  for (const call of allCalls)
    if (call.act !== undefined && call.method !== 'GET')
      expect(mayAct('auditor', call.act), call.name).toBe(false)
})

test('nobody without a role may do anything, and an owner everything', () => {
  for (const act of houseActNames)
    expect([mayAct(null, act), mayAct('owner', act)]).toEqual([false, true])
})

test('every call of the house names its act, and takes a proof for sensitive ones', () => {
  for (const call of allCalls.filter(({ who }) => who === 'house')) {
    expect(call.act, call.name).toBeDefined()
    if (call.act !== undefined && isSensitive(call.act))
      expect(call.errors, call.name).toEqual(
        expect.arrayContaining(['confirm-needed', 'factor-needed']),
      )
  }
})

test('roles act on roles below them alone', () => {
  for (const role of houseRoles) expect(mayActOn(role, role)).toBe(false)
  expect(mayActOn('administrator', 'owner')).toBe(false)
  expect(mayActOn('moderator', 'support')).toBe(false)
  expect(mayActOn('owner', 'administrator')).toBe(true)
  expect(mayActOn('support', null)).toBe(true)
})

test('an administrator gives the roles below their own, and an owner all of them', () => {
  const give = (
    before: 'owner' | 'moderator' | null,
    after: 'owner' | 'administrator' | 'support' | null,
  ) => [mayGive('owner', { before, after }), mayGive('administrator', { before, after })]
  expect(give(null, 'owner')).toEqual([true, false])
  expect(give(null, 'administrator')).toEqual([true, false])
  expect(give('moderator', 'support')).toEqual([true, true])
  expect(give('owner', null)).toEqual([true, false])
})
