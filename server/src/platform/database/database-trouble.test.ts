import { expect, test } from 'vitest'
import { databaseTrouble } from './database-trouble.ts'

const wrapped = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error(), { code }) })

test('a deadlock can be retried at once, and a busy database later', () => {
  expect(databaseTrouble(wrapped('40P01'))).toBe('collision')
  expect(databaseTrouble(wrapped('57014'))).toBe('overload')
  expect(databaseTrouble(new Error('timeout exceeded when trying to connect'))).toBe('overload')
})

test('other errors are not retried', () => {
  expect(databaseTrouble(wrapped('23505'))).toBeUndefined()
  expect(databaseTrouble('no')).toBeUndefined()
})
