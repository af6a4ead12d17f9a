import { expect, test } from 'vitest'
import { type MadeFeedOptions, madeFeed } from '../testing/made-feed.ts'
import { readAll } from '../testing/read-all.ts'
import { feedOf, inPieces, readText } from '../testing/read-text.ts'
import { openFeed } from './read-feed.ts'

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

test('a made feed leaves out and changes products of the same feed without moving their faults', async () => {
  const options = { rows: 120, faults: 12, format: 'csv', pictures } as const
  const read = async (more: Partial<MadeFeedOptions>) => {
    const feed = madeFeed({ ...options, ...more })
    const { items, faults } = await readAll({ chunks: feed.chunks(), currency: null, now })
    expect(faults).toEqual(feed.faults)
    return new Map(items.map((item) => [item.id, JSON.stringify(item)]))
  }
  const before = await read({})
  expect(await read({})).toEqual(before)
  const after = await read({ goneEvery: 7, changedEvery: 9 })
  const same = [...before].filter(([id, item]) => after.get(id) === item)
  const gone = [...before.keys()].filter((id) => !after.has(id))
  expect(gone).toEqual([...before.keys()].filter((id) => Number(id.slice(2)) % 7 === 0))
  expect(same.every(([id]) => Number(id.slice(2)) % 9 !== 0)).toBe(true)
})

async function gzipped(chunks: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<Uint8Array> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of chunks) parts.push(part)
  const packed = new Blob(parts).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

test('a feed that is packed with gzip is read, and its progress is of the packed bytes', async () => {
  const feed = madeFeed({ rows: 3_000, format: 'csv', pictures })
  const bytes = await gzipped(feed.chunks())
  const opened = await openFeed({ chunks: inPieces(bytes, 1_000), currency: null, now })
  let [rows, last] = [0, 0]
  if (opened.ok)
    for await (const row of opened.rows) {
      rows += 1
      expect(row.bytes).toBeGreaterThanOrEqual(last)
      last = row.bytes
    }
  expect([rows, last]).toEqual([3_000, bytes.length])
})

const plainLimits = { rowMax: 10_000, rowsMax: 10_000, maxBytes: 1_000_000 }

test('a gzip bomb is read no further than a feed may be', async () => {
  const zeros = async function* () {
    yield new TextEncoder().encode('id,title,link,image_link,price\n')
    for (let at = 0; at < 50; at += 1) yield new Uint8Array(1_000_000).fill(97)
  }
  const chunks = inPieces(await gzipped(zeros()), 1_000)
  await expect(readAll({ chunks, currency: null, now }, plainLimits)).rejects.toMatchObject({
    why: 'too-large',
  })
})

test('gzip that ends early or is broken breaks the feed', async () => {
  const feed = madeFeed({ rows: 5_000, format: 'csv', pictures })
  const bytes = await gzipped(feed.chunks())
  const broken = bytes.slice()
  broken.fill(255, bytes.length / 2, bytes.length / 2 + 500)
  for (const part of [bytes.slice(0, bytes.length / 2), broken]) {
    const reading = readAll({ chunks: inPieces(part), currency: null, now })
    await expect(reading).rejects.toMatchObject({ why: 'cut-off' })
  }
})

test('an error of the source is thrown as it is, also through gzip', async () => {
  const bytes = await gzipped(madeFeed({ rows: 5_000, format: 'csv', pictures }).chunks())
  const fault = new Error('The disk is gone.')
  const failing = async function* () {
    yield bytes.slice(0, bytes.length / 2)
    throw fault
  }
  await expect(readAll({ chunks: failing(), currency: null, now })).rejects.toBe(fault)
})

const head = 'id,title,link,image_link,price\n'
const row = (id: string) => `${id},Lamp,https://shop.example/l,https://shop.example/l.jpg,20 USD\n`

test('a row of 100 MB is refused without being kept, and the next one is read', async () => {
  const chunks = async function* () {
    const piece = new Uint8Array(1_000_000).fill(97)
    yield new TextEncoder().encode(`${head}${row('1')}2,`)
    for (let at = 0; at < 100; at += 1) yield piece
    yield new TextEncoder().encode(`\n${row('3')}`)
  }
  const { items, faults } = await readAll({ chunks: chunks(), currency: null, now })
  expect(items.map(({ id }) => id)).toEqual(['1', '3'])
  expect(faults).toEqual([{ row: 2, column: null, fault: 'row-too-long' }])
})

test.each([
  ['names of columns', `${head.trim()}${',x'.repeat(1_000_000)}\n`, 'unreadable'],
  ['cells', `${head}${','.repeat(1_000_000)}\n`, ['row-too-long']],
  ['quotes', `${head}${'"'.repeat(1_000_000)}\n`, ['row-too-long']],
  [
    'elements of one item',
    `<rss><channel><item>${'<a/>'.repeat(250_000)}</item></channel></rss>`,
    ['value-missing'],
  ],
  [
    'attributes of one element',
    `<rss><channel><item><a ${'b="c" '.repeat(150_000)}/></item></channel></rss>`,
    ['value-missing'],
  ],
])('a feed with very many %s is read in bounded time', async (_, text, found) => {
  const began = performance.now()
  const faults = await readText(text).then(
    (read) => [...new Set(read.faults.map(({ fault }) => fault))],
    (error: Error) => error.message.split(':', 1)[0],
  )
  expect(faults).toEqual(found)
  expect(performance.now() - began).toBeLessThan(10_000)
})

test('a feed with more rows than a feed may have breaks', async () => {
  const text = head + ['1', '2', '3'].map(row).join('')
  await expect(readText(text, { ...plainLimits, rowsMax: 2 })).rejects.toMatchObject({
    why: 'too-large',
  })
})

test('the second row with an id is refused, also when the first was', async () => {
  const text = `${head}${row('1').replace('20 USD', 'free')}${row(' 1 ')}${row('2')}`
  const { items, faults } = await readText(text)
  expect(items.map(({ id }) => id)).toEqual(['2'])
  expect(faults).toEqual([
    { row: 1, column: 'price', fault: 'price-unfit' },
    { row: 2, column: 'id', fault: 'twice' },
  ])
})

test('rows with NULs are refused, and the file is read on', async () => {
  const { items, faults } = await readText(`${head}${row('1').replace('Lamp', 'L\0mp')}${row('2')}`)
  expect(items.map(({ id }) => id)).toEqual(['2'])
  expect(faults).toEqual([{ row: 1, column: 'title', fault: 'letters-unreadable' }])
})

test.each([
  ['a file of Excel that says its delimiter', `sep=;\r\n${head}${row('1')}`.replaceAll(',', ';')],
  ['line breaks of old Macs', (head + row('1')).replaceAll('\n', '\r')],
  ['a byte order mark', `\uFEFF${head}${row('1')}`],
  ['empty lines at the beginning', `\n\r\n${head}${row('1')}`],
  ['columns without a name at the end', `${head.trim()},,\n${row('1').trim()},,\n`],
  ['names of columns in quotes', `"ID","g:title","Link","Image Link","PRICE"\n${row('1')}`],
  ['pipes', (head + row('1')).replaceAll(',', '|')],
])('a table with %s is read', async (_, text) => {
  const { items, faults } = await readText(text)
  expect(faults).toEqual([])
  expect(items.map(({ id }) => id)).toEqual(['1'])
})

test('a table that lacks columns is refused with their names', async () => {
  expect(await openFeed(feedOf('ID;Title;Price\n1;Lamp;20 USD\n'))).toEqual({
    ok: false,
    fault: 'columns-missing',
    columns: ['link', 'image_link'],
  })
})

test.each([
  ['nothing', ''],
  ['a text', 'Dear shop, please find our products attached.\n'],
  ['a web page', '<!doctype html><html><head><title>Shop</title></head></html>'],
  ['XML of something else', '<?xml version="1.0"?><urlset><url/></urlset>'],
  ['a zip archive', 'PK\u0003\u0004\0\0\0\0'],
  ['broken gzip', '\u001f\u008b'],
  ['one endless line', 'id,'.repeat(40_000)],
])('%s is no feed', async (_, text) => {
  const bytes = new Uint8Array([...text].map((letter) => letter.charCodeAt(0)))
  const opened = await openFeed({ chunks: inPieces(bytes), currency: null, now })
  expect(opened).toEqual({ ok: false, fault: 'unreadable' })
})

test('a reader that stops closes the source', async () => {
  let isClosed = false
  const feed = madeFeed({ rows: 5_000, format: 'csv', pictures })
  const chunks = async function* () {
    try {
      yield* feed.chunks()
    } finally {
      isClosed = true
    }
  }
  const opened = await openFeed({ chunks: chunks(), currency: null, now })
  if (opened.ok) for await (const found of opened.rows) if (found.row === 3) break
  expect(isClosed).toBe(true)
})
