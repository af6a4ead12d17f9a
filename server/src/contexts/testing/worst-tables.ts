import { english } from '@tessera/contracts/language'
import { allReaders } from '../all-readers.ts'
import { BrokenFeed } from '../discovery/catalogs/feed/broken-feed.ts'
import { openFeed } from '../discovery/catalogs/feed/read-feed.ts'
import { asFile, bytesOf, type Content, filled, type WorstFiles } from './send-file.ts'

/** The worst tables with a column. */
export const tables = (column: string): WorstFiles['worst'] => ({
  'a header of many columns': (n) => `${','.repeat(n / 2)}\n${filled('a\n', n / 2)}`,
  'a row of many columns': (n) => `${column}\n"a"${filled(',b', n)}`,
  'rows with a quote': (n) => `${column}\n${filled('"a",b\n', n)}`,
  'a quote that never closes': (n) => `${column}\n${filled('"a\n', n)}`,
  'many quotes': (n) => `${column}\n${filled('""', n)}`,
})

/** Reads a feed of products to its end, as a job does. */
async function readFeed(_: unknown, content: Content): Promise<void> {
  const bytes = bytesOf(content)
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
  }
  const opened = await openFeed({ chunks: chunks(), currency: 'USD' })
  if (!opened.ok) return
  try {
    for await (const _row of opened.rows);
  } catch (cause) {
    if (!(cause instanceof BrokenFeed)) throw cause
  }
}

const products = 'id,title,link,image_link,price'
const lamp = 'a,Lamp,https://a.example/,https://a.example/a.png,1,'
const template = 'level,campaign_id'

/** The worst files of what reads tables row by row. */
export const worstTables = {
  'catalog-feed': {
    read: readFeed,
    harmless: (n) => `${products}\n${filled(`${lamp}\n`, n)}`,
    worst: {
      ...tables(products),
      'a row of many lines': (n) => `${products}\n"${filled('""\n', n)}",\n`,
      'HTML within each other': (n) =>
        `${products},description\n${filled(`${lamp}${filled('<a>', 20_000)}\n`, n)}`,
      'tags within each other': (n) => `<rss><channel><item>${filled('<a>', n)}`,
      'items within each other': (n) => `<rss><channel>${filled('<item>', n)}`,
      'an element of many attributes': (n) => `<rss><item ${filled('a="" ', n)}`,
      entities: (n) => `<rss><item><title>${filled('&amp;', n)}`,
    },
  },
  'bulk-template': {
    read: asFile(allReaders['bulk-template'], { locale: english.locale }),
    harmless: (n) => `${template},name\n${filled(`campaign,1,${'x'.repeat(100)}\n`, n)}`,
    worst: {
      ...tables(template),
      'rows of nothing': (n) => `${template}\n${filled('\n', n)}`,
      'many campaigns': (n) =>
        `${template}\n${Array.from({ length: n / 16 }, (_, at) => `campaign,${at + 1}\n`).join('')}`,
      'ads without a group': (n) =>
        `${template},ad_group_id,ad_id\n${Array.from({ length: n / 16 }, (_, at) => `ad,1,new:g,${at + 1}\n`).join('')}`,
      'a level of many words': (n) => `${template}\n${filled(`ad${filled('-_ ', 9_000)}x,1\n`, n)}`,
    },
  },
} as const satisfies Readonly<Record<string, WorstFiles>>
