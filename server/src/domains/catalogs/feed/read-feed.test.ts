import { expect, test } from 'vitest'
import { type MadeFeedOptions, madeFeed } from '../testing/made-feed.ts'
import { readAll } from '../testing/read-all.ts'

const pictures = (product: number) => `https://shop.example/pictures/${product}.jpg`
const now = new Date('2026-11-20T12:00:00Z')

for (const format of [
  'csv',
  'semicolons',
  'tsv',
  'rss',
  'atom',
] satisfies MadeFeedOptions['format'][])
  test(`a feed as ${format} has each of its faults named, and every other row read`, async () => {
    const feed = madeFeed({ rows: 500, faults: 48, format, pictures })
    expect(new Set(feed.faults.map(({ fault }) => fault)).size).toBe(12)
    const { items, faults, rows } = await readAll({ chunks: feed.chunks(), currency: null, now })
    expect(faults).toEqual(feed.faults)
    expect(rows).toBe(feed.rows)
    expect(items).toHaveLength(feed.accepted)
    expect(new Set(items.map(({ id, groupId }) => groupId ?? id)).size).toBe(feed.products)
  })
