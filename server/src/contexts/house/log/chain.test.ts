import { UserId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import type { Secrets } from '../../../platform/secrets/port.ts'
import { sha256OfText } from '../../../platform/secrets/sha256.ts'
import { checkEntries, hashOfEntry, type LogRow, sealOf, unchecked } from './chain.ts'

const secretsOf = (key: string): Secrets => ({
  seal: (_, text) => text,
  open: (_, sealed) => sealed,
  mac: (purpose, text) => sha256OfText(`${key} ${purpose} ${text}`),
})
const secrets = secretsOf('ours')

/** Returns a log of acts, each chained to the one before. */
function logOf(acts: readonly string[], by: Secrets = secrets): LogRow[] {
  let before = ''
  return acts.map((act, at) => {
    const entry = {
      seq: at + 1,
      at: new Date(1_700_000_000_000 + at),
      by: 'person' as const,
      actorId: UserId.parse('7'),
      role: 'owner',
      act,
      personId: UserId.parse('8'),
      object: null,
      reason: 'Spam',
      before: null,
      after: '{"limited":true}',
    }
    const hash = hashOfEntry(before, entry)
    before = hash
    return { ...entry, hash, seal: sealOf(by, hash) }
  })
}

const acts = ['a', 'b', 'c', 'd']
const checked = (rows: readonly LogRow[]) => checkEntries(unchecked, rows, secrets)

test('a log that nobody touched is whole, in one piece and in two', () => {
  const rows = logOf(acts)
  const whole = { entries: 4, head: rows[3]?.hash, broken: null }
  expect(checked(rows)).toEqual(whole)
  expect(checkEntries(checked(rows.slice(0, 2)), rows.slice(2), secrets)).toEqual(whole)
  expect(checked([])).toEqual(unchecked)
})

test.each([
  ['reason', 'Another reason'],
  ['act', 'x'],
  ['role', 'support'],
  ['after', '{"limited":false}'],
  ['before', '{}'],
  ['object', '9'],
  ['actorId', UserId.parse('9')],
  ['personId', null],
  ['by', 'operator'],
  ['at', new Date(0)],
] as const)('another %s shows as a changed entry', (field, value) => {
  const rows = logOf(acts).map((row) => (row.seq === 2 ? { ...row, [field]: value } : row))
  expect(checked(rows)).toMatchObject({ entries: 1, broken: { seq: 2, why: 'changed' } })
})

test('an entry that was taken out shows where it was', () => {
  const rows = logOf(acts)
  expect(checked(rows.filter(({ seq }) => seq !== 3)).broken).toEqual({ seq: 3, why: 'missing' })
  expect(checked(rows.slice(1)).broken).toEqual({ seq: 1, why: 'missing' })
})

test("a log that was rewritten without the service's key fails the check at its first entry", () => {
  expect(checked(logOf(acts, secretsOf('theirs'))).broken).toEqual({ seq: 1, why: 'forged' })
  const rows = [...logOf(acts).slice(0, 2), ...logOf(acts, secretsOf('theirs')).slice(2)]
  expect(checked(rows)).toMatchObject({ entries: 2, broken: { seq: 3, why: 'forged' } })
})
