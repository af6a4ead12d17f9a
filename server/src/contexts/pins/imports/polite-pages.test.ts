import { timings } from '@tessera/contracts/timings'
import { expect, test } from 'vitest'
import type { Pages } from '../../../platform/pages/port.ts'
import { politePages } from './polite-pages.ts'

const wish = { maxBytes: 1, accept: [] }

test('a host is asked one thing at a time with a gap, after a fault too, and other hosts meanwhile', async () => {
  const asked: { readonly url: string; readonly from: number; readonly to: number }[] = []
  const pages: Pages = {
    async fetch(url) {
      const from = performance.now()
      await new Promise((done) => setTimeout(done, 20))
      asked.push({ url, from, to: performance.now() })
      if (url.endsWith('/broken')) throw new Error('broken')
      return { ok: false, code: 'unreachable' }
    },
  }
  const polite = politePages(pages)
  const urls = ['https://a.test/1', 'https://a.test/broken', 'https://b.test/1', 'https://a.test/2']
  const came = await Promise.allSettled(urls.map((url) => polite.fetch(url, wish)))
  expect(came.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
  const ofA = asked.filter(({ url }) => url.startsWith('https://a.test/'))
  expect(ofA.map(({ url }) => url)).toEqual([urls[0], urls[1], urls[3]])
  for (const [at, { from }] of ofA.entries())
    if (at > 0)
      expect(from - (ofA[at - 1]?.to ?? 0)).toBeGreaterThanOrEqual(timings.importApart - 5)
  expect(asked.map(({ url }) => url).indexOf('https://b.test/1')).toBeLessThan(2)
})
