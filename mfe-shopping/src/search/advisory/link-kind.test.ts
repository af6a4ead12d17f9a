import { expect, test } from 'vitest'
import { linkKind } from './link-kind.ts'

test.each([
  ['/help/drugs/', 'inside'],
  ['https://988lifeline.org/', 'outside'],
  ['tel:+498001110111', 'phone'],
  ['tel:988', 'phone'],
  ['//evil.test/', undefined],
  ['/\\evil.test/', undefined],
  ['javascript:alert(1)', undefined],
  ['tel:javascript', undefined],
  ['help', undefined],
])('a notice links only to pages and phone numbers: %s', (link, kind) => {
  expect(linkKind(link)).toBe(kind)
})
