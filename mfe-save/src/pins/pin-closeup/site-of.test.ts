import { expect, test } from 'vitest'
import { siteOf } from './site-of.ts'

test('only web addresses are on a site', () => {
  expect(siteOf('https://www.example.com/lamp')).toBe('example.com')
  for (const link of [null, '', 'lamp', 'javascript:alert(1)', 'data:text/html,x', '//x.com'])
    expect(siteOf(link)).toBeUndefined()
})
