import { expect, test } from 'vitest'
import { guardedPool } from '../platform/database/guarded-pool.ts'
import type { Db } from '../platform/database/port.ts'
import {
  needPrimary,
  noReplicas,
  PrimaryNeeded,
  type Replicas,
  replicaOf,
} from '../platform/database/replicas/port.ts'
import { DrizzleQueryError } from '../platform/database/sql.ts'
import { type Metrics, noMetrics } from '../platform/metrics/port.ts'
import { readLate } from './read-late.ts'

/** A service with a replica, which no statement reaches. */
function scene() {
  const [{ db }, replica] = [guardedPool({}), replicaOf(guardedPool({}).db)]
  const left: string[] = []
  const places: string[] = []
  const replicas: Replicas = {
    ...noReplicas,
    areConfigured: true,
    choose: async (position) =>
      position === 0n ? { reader: replica, leaveOut: (why) => void left.push(why) } : 'behind',
  }
  const metrics: Metrics = {
    ...noMetrics,
    add: (_, labels) => void places.push(...Object.values(labels).map(String)),
  }
  let [position, wrote] = [0n, 0]
  const sender = {
    position: () => position,
    noteWrite: () => {
      wrote += 1
    },
  }
  return {
    places,
    left,
    wrote: () => wrote,
    behind: () => {
      position = 1n
    },
    read: (onReplica: () => unknown) =>
      readLate({ db, replicas, metrics }, sender, async (reader) => {
        if (reader !== replica) return 'primary'
        onReplica()
        return 'replica'
      }),
    replica,
  }
}

const failed = (code: string | undefined, message = '') =>
  new DrizzleQueryError('select 1', [], Object.assign(new Error(message), { code }))

test('a read goes to the replica, and to the primary when its sender wrote what no replica has', async () => {
  const { read, behind, places } = scene()
  expect(await read(() => {})).toBe('replica')
  behind()
  expect(await read(() => {})).toBe('primary')
  expect(places).toEqual(['replica', 'primary-behind'])
})

test.each([
  ['40001', 'canceling statement due to conflict with recovery', 0],
  ['57014', 'canceling statement due to conflict with recovery', 0],
  ['40P01', 'deadlock detected', 0],
  [undefined, 'timeout exceeded when trying to connect', 0],
  ['53300', 'too many clients already', 0],
  ['57P01', 'terminating connection due to administrator command', 1],
  ['ECONNREFUSED', 'connect ECONNREFUSED', 1],
  [undefined, 'Connection terminated unexpectedly', 1],
])(
  'a read that the replica ends with %s (%s) is answered by the primary',
  async (code, message, left) => {
    const { read, ...seen } = scene()
    const answered = await read(() => {
      throw failed(code, message)
    })
    expect(answered).toBe('primary')
    expect(seen.places).toEqual(['primary-again'])
    expect([seen.left.length, seen.wrote()]).toEqual([left, 0])
  },
)

test('a statement that takes too long on the replica is not sent to the primary as well', async () => {
  const { read, places } = scene()
  const slow = () => {
    throw failed('57014', 'canceling statement due to statement timeout')
  }
  await expect(read(slow)).rejects.toThrow('Failed query')
  await expect(
    read(() => {
      throw new Error('a fault of ours')
    }),
  ).rejects.toThrow('a fault of ours')
  expect(places).toEqual([])
})

test('a read that writes runs again on the primary, and its sender’s next reads have what it wrote', async () => {
  for (const write of [
    () => {
      throw failed('25006', 'cannot execute INSERT in a read-only transaction')
    },
    (replica: Db) => needPrimary(replica, 'newer'),
  ]) {
    const { read, replica, ...seen } = scene()
    expect(await read(() => write(replica))).toBe('primary')
    expect([seen.wrote(), seen.left, seen.places]).toEqual([1, [], ['primary-again']])
  }
})

test('a read of one’s own things runs on the primary without a word about what was written', async () => {
  const { read, replica, ...seen } = scene()
  expect(await read(() => needPrimary(replica, 'own'))).toBe('primary')
  expect([seen.wrote(), seen.places]).toEqual([0, ['primary-own']])
  expect(() => needPrimary(guardedPool({}).db, 'own')).not.toThrow(PrimaryNeeded)
})
