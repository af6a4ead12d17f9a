import { expect, test } from 'vitest'
import { feedOf, readText } from '../testing/read-text.ts'
import { openFeed } from './read-feed.ts'

const space = 'xmlns:g="http://base.google.com/ns/1.0"'
const rss = (items: string, head = '') =>
  `<?xml version="1.0"?>${head}<rss version="2.0" ${space}><channel><title>Shop</title>${items}</channel></rss>`
const values = (id: string) =>
  `<g:id>${id}</g:id><title>Lamp</title><link>https://shop.example/${id}</link><g:image_link>https://shop.example/${id}.jpg</g:image_link><g:price>20 USD</g:price>`
const item = (id: string, more = '') => `<item>${values(id)}${more}</item>`

/** Reads items: the ids of products, and the faults of rows. */
async function read(xml: string) {
  const { items, faults } = await readText(xml)
  return { ids: items.map(({ id }) => id), faults: faults.map(({ row, fault }) => [row, fault]) }
}

test('RSS is read: names with a prefix count before those without, CDATA and markup are text', async () => {
  const more = `<g:title><![CDATA[Brass & glass <lamp>]]></g:title>
    <description><p>Made</p><p>by hand &amp; eye &lt;b&gt;here&lt;/b&gt;</p></description>
    <g:shipping><g:price>5 EUR</g:price></g:shipping><media:title>No</media:title><g:brand/>`
  const { items } = await readText(rss(item('1', more)))
  expect(items).toMatchObject([
    {
      id: '1',
      title: 'Brass & glass <lamp>',
      description: 'Made by hand & eye here',
      facts: { price: { amount: 2_000 }, brand: '' },
    },
  ])
})

test('Atom is read, with its own names of link and summary', async () => {
  const { items } =
    await readText(`<feed xmlns="http://www.w3.org/2005/Atom" xmlns:m="http://base.google.com/ns/1.0">
    <title>Shop</title><link rel="self" href="https://shop.example/feed"/>
    <entry><id>urn:1</id><m:id>A-1</m:id><title>Lamp</title><summary>Of brass</summary>
    <link rel="enclosure" href="https://shop.example/no"/><link href="https://shop.example/a"/>
    <m:image_link>https://shop.example/a.jpg</m:image_link><m:price>20 USD</m:price></entry></feed>`)
  expect(items).toMatchObject([
    { id: 'A-1', link: 'https://shop.example/a', description: 'Of brass' },
  ])
})

test('an RSS feed without any prefix is read', async () => {
  const plain = values('1').replaceAll('g:', '')
  expect(await read(`<rss><channel><item>${plain}</item></channel></rss>`)).toEqual({
    ids: ['1'],
    faults: [],
  })
})

test.each([
  ['an element that another name closes', '<g:size>M</g:color>'],
  ['an element that is never closed', '<g:size>M'],
  ['elements that cross', '<b><i></b></i>'],
  ['an end without a beginning', '</g:size>'],
  ['elements that are nested too deep', '<a>'.repeat(40) + '</a>'.repeat(40)],
  ['CDATA that is never closed', '<g:size><![CDATA[M</g:size><![CDATA[]]>'],
])('an item with %s is refused, and the next one is read', async (_, more) => {
  expect(await read(rss(item('1') + item('2', more) + item('3')))).toEqual({
    ids: ['1', '3'],
    faults: [[2, 'xml-unfit']],
  })
})

test('an item that is never closed is refused, and the next one is read', async () => {
  const xml = rss(`<item>${values('1')}${item('2')}`)
  expect(await read(xml)).toEqual({ ids: ['2'], faults: [[1, 'xml-unfit']] })
})

test('a file that ends early gives its items, and then breaks', async () => {
  const whole = rss(item('1') + item('2'))
  for (const end of ['</channel></rss>', '</item></channel></rss>', '2</g:id>']) {
    const opened = await openFeed(feedOf(whole.slice(0, whole.lastIndexOf(end))))
    const ids: string[] = []
    const reading = async () => {
      if (opened.ok) for await (const row of opened.rows) if ('item' in row) ids.push(row.item.id)
    }
    await expect(reading()).rejects.toMatchObject({ why: 'cut-off' })
    expect(ids[0]).toBe('1')
  }
})

test('entities that a document defines stay unknown, and no file or address is read for them', async () => {
  const laughs = Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
  ).join('')
  const head = `<!DOCTYPE rss [<!ENTITY l0 "lol">${laughs}<!ENTITY file SYSTEM "file:///etc/passwd">]>`
  const { items } = await readText(rss(item('1', '<description>&l9;&file;</description>'), head))
  expect(items).toMatchObject([{ id: '1', description: '&l9;&file;' }])
})

test('time and memory stay bounded for elements that are nested without end', async () => {
  const xml = `<rss>${'<a>'.repeat(300_000)}${item('1')}</rss>`
  expect(await read(xml)).toEqual({ ids: ['1'], faults: [] })
  expect(await read(rss(`<item>${'<a>'.repeat(300_000)}</item>${item('2')}`))).toEqual({
    ids: ['2'],
    faults: [[1, 'xml-unfit']],
  })
})

test('an item that is too long is refused, in text, CDATA or a comment that nobody reads', async () => {
  const long = 'x'.repeat(3_000_000)
  const xml = rss(
    `${item('1', `<g:note>${long}</g:note>`)}${item('2', `<b><![CDATA[${long}]]></b>`)}${item('3', `<!--${long}-->`)}`,
  )
  expect(await read(xml)).toEqual({
    ids: ['3'],
    faults: [
      [1, 'row-too-long'],
      [2, 'row-too-long'],
    ],
  })
})
