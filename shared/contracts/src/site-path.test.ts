import { expect, test } from 'vitest'
import { siteTypes } from './limits.ts'
import { pathOnSite } from './site-path.ts'

const all = Object.values(siteTypes)

test('S9.16 every site has its number', () => {
  const { www, mobileWeb, sterling, analytics, business, trends, planningHub } = siteTypes
  const numbers = [www, mobileWeb, sterling, analytics, business, trends, planningHub]
  expect(numbers).toEqual([0, 1, 3, 4, 6, 7, 12])
  expect(all).toHaveLength(numbers.length)
})

test('S2.41 a path is prefixed for another site only when both are among three known ones and differ', () => {
  const prefixed = all.flatMap((from) =>
    all.filter((to) => pathOnSite('/ideas/', { from, to }) !== '/ideas/').map((to) => [from, to]),
  )
  const { www, analytics, business } = siteTypes
  expect(prefixed).toEqual([
    [www, analytics],
    [www, business],
    [analytics, www],
    [analytics, business],
    [business, www],
    [business, analytics],
  ])
  const prefixes = [
    [analytics, www, '/www/ideas/'],
    [www, analytics, '/analytics/ideas/'],
    [www, business, '/business/ideas/'],
  ] as const
  for (const [from, to, path] of prefixes) expect(pathOnSite('/ideas/', { from, to })).toBe(path)
})
