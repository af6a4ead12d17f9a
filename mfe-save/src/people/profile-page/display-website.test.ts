import { expect, test } from 'vitest'
import { displayWebsite } from './display-website.ts'

test('displayWebsite drops protocol, www and trailing slash', () => {
  expect(displayWebsite('https://www.example.org/')).toBe('example.org')
  expect(displayWebsite('http://rooms.example.org/mira/?ref=1#top')).toBe('rooms.example.org/mira')
  expect(displayWebsite('not a site')).toBe('not a site')
})
