import { expect, test } from 'vitest'
import { linkHost } from './link-host.ts'

test('linkHost returns a host for http and https links only', () => {
  expect(linkHost('https://www.example.com/lamp')).toBe('example.com')
  for (const link of [null, '', 'lamp', 'javascript:alert(1)', 'data:text/html,x', '//x.com'])
    expect(linkHost(link)).toBeUndefined()
})
