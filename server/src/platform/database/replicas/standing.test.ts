import { expect, test } from 'vitest'
import { createStanding, type SaidPrimary, type SaidReplica } from './standing.ts'

const replica = (bytes: bigint, said: Partial<SaidReplica> = {}): SaidReplica => ({
  isStandby: true,
  isPooled: false,
  bytes,
  identity: '7 tessera',
  ...said,
})
const primary = (timeline: bigint, bytes: bigint): SaidPrimary => ({
  timeline,
  bytes,
  identity: '7 tessera',
})

test('a standby of the same database is read, also while it is behind', () => {
  const standing = createStanding()
  expect(standing.judge(replica(90n), primary(1n, 100n))).toBeUndefined()
  expect(standing.judge(replica(100n), primary(1n, 900n))).toBeUndefined()
})

test('a promoted server, another database and a pooler are not read', () => {
  const judge = (said: Partial<SaidReplica>) =>
    createStanding().judge(replica(90n, said), primary(1n, 100n))
  expect(judge({ isStandby: false })).toContain('promoted')
  expect(judge({ identity: '8 tessera' })).toContain('another database')
  expect(judge({ isPooled: true })).toContain('pooler')
})

test('after a promotion a standby is read once it has gone on to the new timeline', () => {
  const standing = createStanding()
  standing.judge(replica(90n), primary(1n, 100n))
  expect(standing.judge(replica(90n), primary(2n, 110n))).toContain('promoted primary')
  expect(standing.judge(replica(105n), primary(2n, 120n))).toContain('promoted primary')
  expect(standing.judge(replica(110n), primary(2n, 120n))).toBeUndefined()
})

test('a standby that replayed more than was promoted is not read when the primary passes it', () => {
  const standing = createStanding()
  standing.judge(replica(1_000n), primary(1n, 1_000n))
  expect(standing.judge(replica(1_000n), primary(2n, 950n))).toContain('promoted primary')
  expect(standing.judge(replica(1_000n), primary(2n, 2_000n))).toContain('promoted primary')
})

test('a standby that is ahead of the primary when an instance starts has another history', () => {
  const standing = createStanding()
  expect(standing.judge(replica(1_000n), primary(2n, 950n))).toContain('promoted primary')
  expect(standing.judge(replica(1_000n), primary(2n, 2_000n))).toContain('promoted primary')
})
