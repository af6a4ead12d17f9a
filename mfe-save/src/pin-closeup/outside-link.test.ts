import { expect, test } from 'vitest'
import { readOutsideLink } from './outside-link.ts'

test('only web addresses lead outside', () => {
  expect(readOutsideLink('https://www.example.com/lamp')).toEqual({
    href: 'https://www.example.com/lamp',
    site: 'example.com',
  })
  for (const link of [null, '', 'lamp', 'javascript:alert(1)', 'data:text/html,x', '//x.com']) {
    expect(readOutsideLink(link)).toBeUndefined()
  }
})
