import { expect, test } from 'vitest'
import { domainsIn } from './domain-lines.ts'
import { wholeIn } from './make-invite.tsx'

test('domains come one a line or with commas, in lower case, once, and without @', () => {
  expect(domainsIn(' School.example\n@club.example, school.example;\n\n')).toEqual([
    'school.example',
    'club.example',
  ])
  expect(domainsIn(' \n ')).toEqual([])
})

test('a number of an invite is whole and within its limits', () => {
  expect(['1', '10000', ' 14 '].map((text) => wholeIn(text, 10_000))).toEqual([1, 10_000, 14])
  expect(['0', '10001', '1.5', '-1', '', '1e3'].map((text) => wholeIn(text, 10_000))).toEqual(
    Array.from({ length: 6 }, () => undefined),
  )
})
