import { expect, test } from 'vitest'
import { SessionGate } from './session-gate.ts'
import { frame } from './wire-frames.ts'
import { WriteAheadLog } from './write-ahead-log.ts'

const segment = '/data/postgres/pg_wal/000000010000000000000001'
const turn = () => new Promise((resolve) => setImmediate(resolve))

/** A session that understands four words, and records the order of events. */
function session() {
  const events: string[] = []
  const finish: (() => void)[] = []
  const log = new WriteAheadLog({
    sync: async () => {
      events.push('sync begins')
      await new Promise<void>((resolve) => finish.push(resolve))
      events.push('sync ends')
    },
  })
  let status = 'I'
  const gate = new SessionGate({
    execute: async (batch) => {
      const word = Buffer.from(batch)
        .toString()
        .replace(/^Q.{4}|\0$/gs, '')
      events.push(word)
      if (word === 'begin') status = 'T'
      if (word === 'commit' || word === 'rollback') status = 'I'
      if (word === 'commit' || (word === 'write' && status === 'I')) log.request(segment)
      return frame('Z', Buffer.from(status))
    },
    durable: () => log.durable(),
  })
  const send = (connection: number, word: string) =>
    gate.send(connection, Buffer.from(word)).then(() => events.push(`${connection} told ${word}`))
  return { events, finish, gate, send }
}

test('a write is answered only after its sync', async () => {
  const { events, finish, send } = session()
  const told = send(1, 'write')
  await turn()
  expect(events).toEqual(['write', 'sync begins'])
  finish[0]?.()
  await told
  expect(events).toEqual(['write', 'sync begins', 'sync ends', '1 told write'])
})

test('a commit waits for the sync, and statements before it inside the transaction don’t', async () => {
  const { events, finish, send } = session()
  await send(1, 'begin')
  await send(1, 'write')
  expect(events).not.toContain('sync begins')
  const told = send(1, 'commit')
  await turn()
  expect(events.at(-1)).toBe('sync begins')
  finish[0]?.()
  await told
  expect(events.slice(-2)).toEqual(['sync ends', '1 told commit'])
})

test('a read does not wait for the sync of others', async () => {
  const { events, send } = session()
  void send(1, 'write')
  await send(2, 'read')
  expect(events).not.toContain('sync ends')
})

test('fifty writes at once take two syncs', async () => {
  const { events, finish, send } = session()
  const told = Array.from({ length: 50 }, (_, connection) => send(connection, 'write'))
  await turn()
  finish[0]?.()
  await turn()
  finish[1]?.()
  await Promise.all(told)
  expect(events.filter((event) => event === 'sync begins').length).toBeLessThanOrEqual(2)
})

test('an open transaction keeps the others waiting, in order', async () => {
  const { events, send } = session()
  await send(1, 'begin')
  const others = [send(2, 'read'), send(3, 'read')]
  await send(1, 'read')
  await turn()
  expect(events).not.toContain('2 told read')
  await send(1, 'rollback')
  await Promise.all(others)
  expect(events.slice(-2)).toEqual(['2 told read', '3 told read'])
})

test('a connection that closes inside a transaction is rolled back and frees the session', async () => {
  const { events, gate, send } = session()
  await send(1, 'begin')
  const other = send(2, 'read')
  gate.leave(1)
  await other
  expect(events.slice(-3)).toEqual(['rollback', 'read', '2 told read'])
})
