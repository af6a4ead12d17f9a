import { expect, test } from 'vitest'
import { databaseTrouble } from './database-trouble.ts'

const wrapped = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error(), { code }) })

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
    Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
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

test('other errors are not retried', () => {
  expect(databaseTrouble(wrapped('23505'))).toBeUndefined()
  expect(databaseTrouble(new Error('The connection terminated a thought'))).toBeUndefined()
  expect(databaseTrouble('no')).toBeUndefined()
})
