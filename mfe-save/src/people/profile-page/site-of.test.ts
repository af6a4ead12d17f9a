import { expect, test } from 'vitest'
import { siteOf } from './site-of.ts'

test('a website is shown as people say it', () => {
  expect(siteOf('https://www.example.org/')).toBe('example.org')
  expect(siteOf('http://rooms.example.org/mira/?ref=1#top')).toBe('rooms.example.org/mira')
  expect(siteOf('not a site')).toBe('not a site')
})
