import { expect, test } from 'vitest'
import { databaseTrouble, Unconnected } from './database-trouble.ts'
import { DrizzleQueryError } from './sql.ts'

const coded = (code: string) => Object.assign(new Error('connect failed'), { code })
const wrapped = (code: string) => new DrizzleQueryError('select 1', [], coded(code))

test('a deadlock can be retried at once, and a busy database later', () => {
  expect(databaseTrouble(wrapped('40P01'))).toBe('collision')
  expect(databaseTrouble(wrapped('57014'))).toBe('overload')
  expect(databaseTrouble(new Error('timeout exceeded when trying to connect'))).toBe('overload')
})

test.each([
  ['a server that stops', wrapped('57P01')],
  ['a server that crashed', wrapped('57P02')],
  ['a server that starts', wrapped('57P03')],
  ['a connection that broke', wrapped('08006')],
  ['a pooler without a server', wrapped('08P01')],
  ['a server that became a standby', wrapped('25006')],
  [
    'a port that nobody listens on',
    new Unconnected(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })),
  ],
  ['a connection that was reset', wrapped('ECONNRESET')],
  ['a connection that was closed', wrapped('EPIPE')],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ['a connection that never came', new Error('Connection terminated due to connection timeout')],
  [
    'a client that broke before',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
])('%s is a database that is away', (_, error) => {
  expect(databaseTrouble(error)).toBe('away')
})

test.each(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND'])(
  'a request to another server that ends with %s says nothing about the database',
  (code) => {
    expect(databaseTrouble(new TypeError('fetch failed', { cause: coded(code) }))).toBeUndefined()
    expect(databaseTrouble(coded(code))).toBeUndefined()
  },
)

test('other errors are not retried', () => {
  expect(databaseTrouble(wrapped('23505'))).toBeUndefined()
  expect(databaseTrouble(new Error('The connection terminated a thought'))).toBeUndefined()
  expect(databaseTrouble('no')).toBeUndefined()
})
