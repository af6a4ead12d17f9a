import { expect, test } from 'vitest'
import { plannedPin, planOf } from './plan.ts'
import { isBookmarks, readBookmarks } from './read-bookmarks.ts'
import { readFeed } from './read-feed.ts'
import { readOwnExport } from './read-own-export.ts'
import { readPinterestHtml, readPinterestJson } from './read-pinterest.ts'

const now = Date.UTC(2026, 10, 1)
const other = { otherBoard: 'Other', now }

const bookmarks = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Bookmarks</TITLE><H1>Bookmarks</H1>
<DL><p>
  <DT><H3 PERSONAL_TOOLBAR_FOLDER="true">Bookmarks bar</H3>
  <DL><p>
    <DT><A HREF="https://loose.example/">Loose &amp; free</A>
    <DT><H3>Kitchen</H3>
    <DL><p>
      <DT><A HREF="https://tiles.example/">Tiles</A>
      <DT><H3>Lamps</H3>
      <DL><p><DT><A HREF="https://lamp.example/a">A lamp</A></DL><p>
      <DT><A HREF="javascript:alert(1)">Script</A>
    </DL><p>
  </DL><p>
</DL><p>`

test('bookmarks become pins: outer folders are boards, inner ones sections', () => {
  expect(isBookmarks(bookmarks)).toBe(true)
  expect(readBookmarks(bookmarks).pins).toEqual([
    { title: 'Loose & free', link: 'https://loose.example/', line: 7 },
    { board: 'Kitchen', title: 'Tiles', link: 'https://tiles.example/', line: 10 },
    {
      board: 'Kitchen',
      section: 'Lamps',
      title: 'A lamp',
      link: 'https://lamp.example/a',
      line: 12,
    },
    { board: 'Kitchen', title: 'Script', link: 'javascript:alert(1)', line: 13 },
  ])
})

test('what has no page and no picture is left out with the reason', () => {
  expect(plannedPin({ title: 'Script', link: 'javascript:alert(1)' }, other)).toEqual({
    name: 'Script',
    why: 'no-address',
  })
  expect(plannedPin({ title: 'Nothing' }, other)).toEqual({ name: 'Nothing', why: 'no-picture' })
})

test('names and texts are cut to their limits and freed of what is not seen', () => {
  const pin = plannedPin(
    {
      board: `  ${'b'.repeat(80)}`,
      title: 'a\u202eb',
      link: 'example.com/x',
      description: 'd'.repeat(900),
    },
    other,
  )
  expect(pin).toMatchObject({
    board: 'b'.repeat(50),
    title: 'ab',
    link: 'https://example.com/x',
    description: 'd'.repeat(500),
  })
})

test('boards of one name in other letters are one board, and every pin of a large file is planned', () => {
  const raws = Array.from({ length: 20_001 }, (_, at) => ({
    board: at % 2 === 0 ? 'Lamps' : 'LAMPS',
    link: `https://example.com/${at}`,
  }))
  const plan = planOf(raws, other)
  expect(plan.boards).toEqual([{ name: 'Lamps', description: '', isSecret: false }])
  expect(plan.pins).toHaveLength(20_001)
  expect(plan.leftOut).toEqual([])
})

test('what is beyond 50,000 entries is counted as left out', () => {
  const { pins, beyond } = readBookmarks('<a href="https://a.example/">A</a>'.repeat(50_010))
  expect([pins.length, beyond]).toEqual([50_000, 10])
  expect(planOf(pins.slice(0, 2), { ...other, beyond })).toMatchObject({ leftOutMore: 10 })
})

test('folders deeper than 32 count as the folder around them', () => {
  const nested = (depth: number) =>
    Array.from({ length: depth }, (_, at) => `<H3>${at}</H3><DL>`).join('')
  const { pins } = readBookmarks(
    `${nested(40)}<a href="/in">In</a>${'</DL>'.repeat(39)}<a href="/out">Out</a>`,
  )
  expect(pins).toMatchObject([
    { board: '0', section: Array.from({ length: 31 }, (_, at) => at + 1).join(' / ') },
    { board: '0', link: '/out' },
  ])
  expect(pins[1]?.section).toBeUndefined()
})

test('RSS gives title, text, link and the picture of its enclosure or text', () => {
  const feed = readFeed(
    `<?xml version="1.0"?><rss><channel><title>Lamps</title><link>https://a.example/</link>
    <item><title>One &amp; two</title><link>/one</link><description><![CDATA[<p>Text <img src="/p.png"></p>]]></description></item>
    <item><title>Two</title><link>https://a.example/two</link><enclosure url="https://a.example/two.jpg" type="image/jpeg"/></item>
    </channel></rss>`,
    'https://a.example/feed',
  )
  expect(feed?.title).toBe('Lamps')
  expect(feed?.pins).toMatchObject([
    {
      board: 'Lamps',
      title: 'One & two',
      link: 'https://a.example/one',
      image: 'https://a.example/p.png',
    },
    { title: 'Two', image: 'https://a.example/two.jpg' },
  ])
})

test('Atom gives the links of its entries', () => {
  const feed = readFeed(
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>Rooms</title>
    <entry><title>Hall</title><link rel="alternate" href="https://b.example/hall"/><link rel="edit" href="https://b.example/edit"/><content type="html">&lt;img src="https://b.example/h.png"&gt;</content></entry></feed>`,
    'https://b.example/atom',
  )
  expect(feed?.pins).toMatchObject([
    { board: 'Rooms', link: 'https://b.example/hall', image: 'https://b.example/h.png' },
  ])
})

test('entities that a feed defines are not expanded, nor files read', () => {
  const feed = readFeed(
    `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>
    <rss><channel><item><title>&b;&x;</title><link>https://a.example/</link></item></channel></rss>`,
    'https://a.example/',
  )
  expect(feed?.pins[0]?.title).not.toMatch(/aaaa|root:/)
})

test.each(['<html><body>Page</body></html>', '', '{"a":1}', '<rss-like/>'])(
  '%j is no feed',
  (text) => {
    expect(readFeed(text, 'https://a.example/')).toBeUndefined()
  },
)

test('JSON of Pinterest is read wherever the pins are, under several names', () => {
  const { pins } = readPinterestJson(
    JSON.stringify({
      user: { boards: [{ name: 'Kitchen' }] },
      data: {
        pins: [
          {
            'Board Name': 'Kitchen',
            Title: 'Tiles',
            Details: 'Blue',
            'Canonical Link': 'https://tiles.example/',
            Image: 'https://i.example/1.jpg',
          },
          {
            board: { name: 'Hall' },
            title: 'Lamp',
            image_url: 'https://i.example/2.jpg',
            note: '',
          },
        ],
      },
    }),
  )
  expect(pins).toMatchObject([
    { board: 'Kitchen', title: 'Tiles', description: 'Blue', link: 'https://tiles.example/' },
    { board: 'Hall', title: 'Lamp', image: 'https://i.example/2.jpg' },
  ])
  expect(readPinterestJson('{broken').pins).toEqual([])
})

test('HTML of Pinterest is read line by line, with the addresses of its links', () => {
  const { pins } = readPinterestHtml(
    `<h1>Pins</h1><a href="https://pin.example/1">1</a><br>Title: Tiles<br>Details: No data<br>Board Name: Kitchen<br>
     Image: <a href="https://i.example/1.jpg">picture</a><br>Canonical Link: <a href="https://tiles.example/">site</a><br>
     Title: Lamp<br>Board Name: Hall<br>Image: <a href="https://i.example/2.jpg">picture</a>`,
  )
  expect(pins).toMatchObject([
    {
      board: 'Kitchen',
      title: 'Tiles',
      description: undefined,
      link: 'https://tiles.example/',
      image: 'https://i.example/1.jpg',
    },
    { board: 'Hall', title: 'Lamp', image: 'https://i.example/2.jpg' },
  ])
})

test('the own download keeps boards, sections, secrecy and pictures', () => {
  const read = readOwnExport({
    boards: JSON.stringify([{ id: '1', name: 'Lamps', description: 'Warm', privacy: 'secret' }]),
    sections: JSON.stringify([{ id: '2', title: 'Clay' }]),
    pins: JSON.stringify([
      { boardId: '1', sectionId: '2', mediaId: '3', title: 'One', link: null },
      { boardId: '1', sectionId: null, mediaId: '../x', title: 'Two', link: 'https://a.example/' },
    ]),
  })
  expect(read?.boards).toEqual([{ name: 'Lamps', description: 'Warm', isSecret: true }])
  expect(read?.pins).toMatchObject([
    { board: 'Lamps', section: 'Clay', file: 'pictures/3.webp' },
    { board: 'Lamps', section: undefined, file: undefined, link: 'https://a.example/' },
  ])
  expect(readOwnExport({ boards: '[]', sections: undefined, pins: 'no' })).toBeUndefined()
})
