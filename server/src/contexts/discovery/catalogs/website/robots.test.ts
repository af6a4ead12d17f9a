import { expect, test } from 'vitest'
import { readRobots } from './robots.ts'

const text = `# Shop
User-agent: *
Disallow: /cart
Disallow: /*?sort=
Allow: /cart/gifts
Disallow: /*.pdf$
Crawl-delay: 2

User-agent: other
User-agent: Tessera/2
Disallow: /secret # of ours
Allow: /

Sitemap: https://shop.example/a.xml
sitemap:https://shop.example/b.xml
`

test.each([
  ['/', true],
  ['/cart', false],
  ['/cart/1', false],
  ['/cart/gifts/1', true],
  ['/lamps?sort=price', false],
  ['/lamps?page=2', true],
  ['/guide.pdf', false],
  ['/guide.pdf?download', true],
  ['/secret', true],
])('robots.txt allows agents that it does not name %s: %j', (path, isAllowed) => {
  expect(readRobots(text, 'nobody').allows(path)).toBe(isAllowed)
})

test('robots.txt has rules of its own for an agent that it names', () => {
  const { allows, sitemaps } = readRobots(text, 'tessera')
  expect(['/secret/1', '/cart', '/'].map(allows)).toEqual([false, true, true])
  expect(sitemaps).toEqual(['https://shop.example/a.xml', 'https://shop.example/b.xml'])
})

test('an agent whose own group forbids nothing may request all', () => {
  const own = 'User-agent: *\nDisallow: /\nUser-agent: tessera\nDisallow:\n'
  expect(readRobots(own, 'tessera').allows('/a')).toBe(true)
  expect(readRobots(own, '').allows('/a')).toBe(false)
})

test('a robots.txt that is empty or something else allows all', () => {
  for (const other of ['', '<!doctype html><html></html>', '\0\0', ': :\n::'])
    expect(readRobots(other, 'tessera').allows('/a')).toBe(true)
})

test('time stays bounded for rules with many wildcards', () => {
  const rule = `Disallow: /${'*a'.repeat(5_000)}$\n`
  const { allows } = readRobots(`User-agent: *\n${rule.repeat(20)}`, '')
  expect(allows(`/${'a'.repeat(2_000)}b`)).toBe(true)
})
