import { expect, test } from 'vitest'
import { inProcessReaders } from '../../../platform/readers/in-process.ts'
import { plannedPin, planOf } from './plan.ts'
import { importFileReader } from './read-source.ts'

const now = Date.UTC(2026, 10, 1)
const names = { bookmarks: 'Bookmarks', other: 'Imported', now }
const readers = inProcessReaders([importFileReader])

/** Reads a file as an import does. */
async function read(content: string | Uint8Array) {
  const bytes = new Uint8Array(
    typeof content === 'string' ? new TextEncoder().encode(content) : content,
  )
  const file = {
    size: bytes.length,
    read: async (first: number, length: number) => bytes.slice(first, first + length),
  }
  const came = await readers.read(importFileReader, { input: names, file, by: { who: 'ada' } })
  if (!came.ok) throw new Error(came.fault)
  return came.output
}

const summary = async (content: string | Uint8Array) => {
  const found = await read(content)
  return {
    source: found?.source,
    pins: found?.plan.pins.map(({ title, link }) => [title, link]),
    left: found?.plan.leftOut.map(({ name, why, line }) => [line, why, name]),
    undated: found?.plan.pins.flatMap(({ isUndated, line }) => (isUndated ? [line] : [])),
  }
}

// https://developer.raindrop.io/v1/export
const raindropColumns = 'id,title,note,excerpt,url,folder,tags,created,cover,highlights,favorite'
const raindropRow =
  '1,"Tiles, small",My note,From the page,https://tiles.example/,Home / Bath,"tile, bath",2024-01-09T12:57:07.630Z,https://tiles.example/p.png,,false'
const raindrop = `${raindropColumns}\n${raindropRow}\n2,Lamp,,,https://lamp.example/,Unsorted,,2023-05-01T10:00:00.000Z,,,true\n`

// https://developer.raindrop.io/v1/export: the format of browsers with tags and covers
const raindropPage = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Raindrop.io Bookmarks</TITLE><H1>Raindrop.io Bookmarks</H1>
<DL><p>
<DT><H3 ADD_DATE="1650000000">Home</H3>
<DL><p>
<DT><A HREF="https://tiles.example/" ADD_DATE="1704805027" LAST_MODIFIED="1704805027" TAGS="tile,bath" DATA-COVER="https://tiles.example/p.png" DATA-IMPORTANT="true">Tiles</A>
<DD>My note
</DL><p>
</DL><p>`

// https://github.com/karakeep-app/karakeep/blob/main/packages/shared/import-export/parsers.ts
const pocket =
  'title,url,time_added,tags,status\nTiles,https://tiles.example/,1593561600,tile|small bath,unread\n'
const pocketPage = `<!DOCTYPE html><html><head><title>Pocket Export</title></head><body>
<h1>Unread</h1><ul>
<li><a href="https://tiles.example/" time_added="1593561600" tags="tile,bath">Tiles</a></li>
</ul><h1>Read Archive</h1><ul>
<li><a href="https://lamp.example/" time_added="1593561601" tags="">Lamp</a></li>
</ul></body></html>`

// https://dev.are.na/documentation/channels and https://dev.are.na/documentation/blocks
const block = (more: object) => ({
  class: 'Link',
  title: 'Tiles',
  description: 'About them',
  source: { url: 'https://tiles.example/' },
  image: { original: { url: 'https://images.are.na/p.png' } },
  connected_at: '2020-06-01T10:00:00.000Z',
  ...more,
})
const arena = (...contents: unknown[]) =>
  JSON.stringify({ id: 1, title: 'Bath', slug: 'bath', length: contents.length, contents })

// https://github.com/karakeep-app/karakeep/blob/main/packages/shared/import-export/exporters.ts
const mark = (more: object) => ({
  createdAt: 1_700_000_000,
  title: 'Tiles',
  tags: ['tile'],
  lists: ['inner'],
  content: { type: 'link', url: 'https://tiles.example/' },
  note: 'My note',
  archived: false,
  ...more,
})
const list = (id: string, name: string, parentId: string | null) => ({
  id,
  name,
  description: null,
  icon: '🏠',
  type: 'manual',
  query: null,
  parentId,
})
const karakeep = (...bookmarks: unknown[]) =>
  JSON.stringify({
    bookmarks,
    lists: [list('inner', 'Bath', 'outer'), list('outer', 'Home', null)],
  })

test.each([
  [
    'Raindrop, table',
    raindrop,
    {
      board: 'Home',
      section: 'Bath',
      title: 'Tiles, small',
      description: 'My note\n\nFrom the page\n#tile #bath',
      link: 'https://tiles.example/',
      imageUrl: 'https://tiles.example/p.png',
      savedAt: '2024-01-09T12:57:07.630Z',
      line: 2,
    },
  ],
  [
    'Raindrop, page',
    raindropPage,
    {
      board: 'Home',
      title: 'Tiles',
      description: 'My note\n#tile #bath',
      imageUrl: 'https://tiles.example/p.png',
      savedAt: '2024-01-09T12:57:07.000Z',
      line: 7,
    },
  ],
  [
    'Pocket, table',
    pocket,
    {
      board: 'Bookmarks',
      title: 'Tiles',
      description: '#tile #smallbath',
      savedAt: '2020-07-01T00:00:00.000Z',
      line: 2,
    },
  ],
  [
    'Pocket, page',
    pocketPage,
    { title: 'Tiles', description: '#tile #bath', savedAt: '2020-07-01T00:00:00.000Z', line: 3 },
  ],
  [
    'Are.na, a channel',
    arena(block({})),
    {
      board: 'Bath',
      title: 'Tiles',
      description: 'About them',
      imageUrl: 'https://images.are.na/p.png',
      savedAt: '2020-06-01T10:00:00.000Z',
    },
  ],
  [
    'Are.na, several channels',
    `[${arena(block({}))},${arena(block({}))}]`,
    { board: 'Bath', link: 'https://tiles.example/' },
  ],
  [
    'Karakeep',
    karakeep(mark({})),
    {
      board: 'Home',
      section: 'Bath',
      title: 'Tiles',
      description: 'My note\n#tile',
      link: 'https://tiles.example/',
      savedAt: '2023-11-14T22:13:20.000Z',
    },
  ],
])('%s is read as it is documented', async (_name, content, first) => {
  const found = await read(content)
  expect(found?.source).toBe('bookmarks')
  expect(found?.plan.pins[0]).toMatchObject(first)
  expect(found?.plan.leftOut).toEqual([])
})

const page = (...lines: string[]) =>
  ['<!DOCTYPE NETSCAPE-Bookmark-file-1>', '<DL><p>', ...lines, '</DL><p>'].join('\n')
const a = (href: string, more = '', title = 'T') => `<DT><A HREF="${href}" ${more}>${title}</A>`
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const good = 'https://tiles.example/'

test.each<[string, string | Uint8Array, object]>([
  // Cut off.
  [
    'bookmarks end in a link',
    page().replace('</DL><p>', '<DT><A HREF="https://ti'),
    { left: [[3, 'cut-off', '…']] },
  ],
  [
    'bookmarks end in a title',
    `${page(a(good)).replace('</DL><p>', '')}<A HREF="${good}">Ti`,
    { left: [[4, 'cut-off', good]], pins: [['T', good]] },
  ],
  [
    'bookmarks end in a folder',
    page(a(good)).replace('</DL><p>', ''),
    { left: [[3, 'cut-off', '…']], pins: [['T', good]] },
  ],
  [
    'a table ends in a cell',
    `${raindrop}3,Chair,,,https://ch`,
    { left: [[4, 'cut-off', '3,Chair,,,https://ch']] },
  ],
  ['a table ends in quotes', `${pocket}"Cha`, { left: [[3, 'cut-off', '"Cha']] }],
  ['JSON ends', karakeep(mark({})).slice(0, 60), { source: undefined }],
  ['JSON of Are.na ends', arena(block({})).slice(0, 60), { source: undefined }],
  // Wrong encoding.
  ['bookmarks in UTF-16', utf16(page(a(good, '', 'Größe'))), { pins: [['Größe', good]] }],
  ['bookmarks in Windows-1252', latin(page(a(good, '', 'Größe'))), { pins: [['Größe', good]] }],
  ['a table in UTF-16', utf16(pocket.replace('Tiles', 'Größe')), { pins: [['Größe', good]] }],
  ['a table in Windows-1252', latin(pocket.replace('Tiles', 'Größe')), { pins: [['Größe', good]] }],
  ['a table with a mark of UTF-8', `\ufeff${pocket}`, { pins: [['Tiles', good]] }],
  ['JSON with a mark of UTF-8', `\ufeff${karakeep(mark({}))}`, { pins: [['Tiles', good]] }],
  [
    'a table with the line ends of Windows',
    pocket.replaceAll('\n', '\r\n'),
    { pins: [['Tiles', good]], left: [] },
  ],
  // Wrong columns.
  [
    'a row with too few cells',
    `${pocket}Lamp,https://lamp.example/\n`,
    { left: [[3, 'row-unfit', 'Lamp,https://lamp.example/']] },
  ],
  [
    'a row with too many cells',
    pocket.replace(',unread', ',unread,x'),
    { left: [[2, 'row-unfit', expect.stringContaining('Tiles')]], pins: [] },
  ],
  [
    'a row with a broken quote',
    `${pocket}"Lamp"x,https://lamp.example/,1,,\nChair,https://chair.example/,1593561600,,unread\n`,
    {
      left: [[3, 'row-unfit', expect.any(String)]],
      pins: [
        ['Tiles', good],
        ['Chair', 'https://chair.example/'],
      ],
    },
  ],
  [
    'a row of several lines counts them',
    `${pocket}"La\nmp",https://lamp.example/,0,,\nx\n`,
    {
      left: [[5, 'row-unfit', 'x']],
      pins: [
        ['Tiles', good],
        ['La mp', 'https://lamp.example/'],
      ],
    },
  ],
  [
    'columns in another order',
    'URL,Time_Added,Title\nhttps://tiles.example/,1593561600,Tiles\n',
    { source: 'bookmarks', pins: [['Tiles', good]] },
  ],
  ['a table of something else', 'name,price\nLamp,3\n', { source: undefined }],
  ['an empty table', `${raindropColumns}\n`, { source: 'bookmarks', pins: [], left: [] }],
  ['blank lines in a table', `${pocket}\n\n`, { pins: [['Tiles', good]], left: [] }],
  [
    'a bookmark of Karakeep that is no object',
    karakeep(7, mark({})),
    { left: [[undefined, 'row-unfit', '#1']], pins: [['Tiles', good]] },
  ],
  [
    'tags of Karakeep that are no texts',
    karakeep(mark({ tags: [1] })),
    { left: [[undefined, 'row-unfit', 'Tiles']] },
  ],
  [
    'a block of Are.na that is no object',
    arena('x', block({})),
    { left: [[undefined, 'row-unfit', '#1']], pins: [['Tiles', good]] },
  ],
  [
    'a channel within a channel',
    arena(block({ class: 'Channel', title: 'Inner' })),
    { left: [[undefined, 'row-unfit', 'Inner']] },
  ],
  ['JSON of something else', '{"a":1}', { source: undefined }],
  ['JSON that is a text', '["a"]', { source: undefined }],
  // Hostile and odd links.
  [
    'a link that is a script',
    page(a('javascript:alert(1)')),
    { left: [[3, 'no-address', 'T']], pins: [] },
  ],
  ['a link that is data', page(a('data:text/html,x')), { left: [[3, 'no-address', 'T']] }],
  ['a link to a file', page(a('file:///etc/passwd')), { left: [[3, 'no-address', 'T']] }],
  ['a link to a page of the browser', page(a('about:config')), { left: [[3, 'no-address', 'T']] }],
  ['an empty link', page(a('')), { left: [[3, 'no-address', 'T']] }],
  ['a link without an address', page('<DT><A>T</A>'), { left: [[3, 'no-address', 'T']] }],
  [
    'a link that is too long',
    page(a(`https://a.example/${'x'.repeat(3_000)}`)),
    { left: [[3, 'no-address', 'T']] },
  ],
  [
    'a script in a table',
    pocket.replace(good, 'javascript:alert(1)'),
    { left: [[2, 'no-address', 'Tiles']] },
  ],
  [
    'a script in Karakeep',
    karakeep(mark({ content: { type: 'link', url: 'vbscript:x' } })),
    { left: [[undefined, 'no-address', 'Tiles']] },
  ],
  [
    'a note of Karakeep, which has no link',
    karakeep(mark({ content: { type: 'text', text: 'x' } })),
    { left: [[undefined, 'no-picture', 'Tiles']] },
  ],
  [
    'a text of Are.na, which has no link',
    arena(block({ source: null, image: null })),
    { left: [[undefined, 'no-picture', 'Tiles']] },
  ],
  [
    'a script in Are.na',
    arena(block({ source: { url: 'javascript:1' }, image: null })),
    { left: [[undefined, 'no-address', 'Tiles']] },
  ],
  // Dates out of range.
  ['a date in the future', page(a(good, 'ADD_DATE="4102444800"')), { undated: [3] }],
  ['a date before the web', page(a(good, 'ADD_DATE="86400"')), { undated: [3] }],
  ['a date before 1970', page(a(good, 'ADD_DATE="-5"')), { undated: [3] }],
  ['a date that is no number', page(a(good, 'ADD_DATE="yesterday"')), { undated: [3] }],
  ['a date in milliseconds', page(a(good, 'ADD_DATE="1593561600000"')), { undated: [] }],
  ['a date in microseconds', page(a(good, 'ADD_DATE="1593561600000000"')), { undated: [] }],
  ['a date of Chromium', page(a(good, 'ADD_DATE="13238035200000000"')), { undated: [] }],
  ['no date', page(a(good, 'ADD_DATE="0"')), { undated: [] }],
  [
    'a date of no calendar in a table',
    raindrop.replace('2024-01-09', '2024-13-45'),
    { undated: [2] },
  ],
  [
    'a date of another kind in a table',
    raindrop.replace(/2024-01-09[^,]*/, 'January'),
    { undated: [2] },
  ],
  ['a date that is too large', karakeep(mark({ createdAt: 1e300 })), { undated: [undefined] }],
  // HTML and signs in titles.
  [
    'tags in a title',
    page(a(good, '', '<b>Bold</b> &amp; <script>x</script>')),
    { pins: [[expect.stringContaining('Bold & '), good]] },
  ],
  [
    'HTML in a table is text',
    pocket.replace('Tiles', '<b>Tiles</b>'),
    { pins: [['<b>Tiles</b>', good]] },
  ],
  ['signs that turn the text', karakeep(mark({ title: 'a\u202eb' })), { pins: [['ab', good]] }],
  ['a title of nothing', karakeep(mark({ title: '\u200b\u200b' })), { pins: [['', good]] }],
  [
    'lists of Karakeep in a circle',
    JSON.stringify({
      bookmarks: [mark({ lists: ['x'] })],
      lists: [list('x', 'X', 'y'), list('y', 'Y', 'x')],
    }),
    { pins: [['Tiles', good]] },
  ],
  [
    'a list of Karakeep that is unknown',
    karakeep(mark({ lists: ['none'] })),
    { pins: [['Tiles', good]] },
  ],
])('a fault is named and loses nothing else: %s', async (_name, content, wanted) => {
  expect(await summary(content)).toMatchObject(wanted)
})

test.each([
  [
    'Raindrop',
    (at: number) =>
      `${at},T ${at},,,https://h${at % 100}.example/${at},F ${at % 40},t,2024-01-09T12:57:07.630Z,,,false`,
    (rows: string[]) => [raindropColumns, ...rows].join('\n'),
  ],
  [
    'Pocket',
    (at: number) => `T ${at},https://h${at % 100}.example/${at},1593561600,t,unread`,
    (rows: string[]) => ['title,url,time_added,tags,status', ...rows].join('\n'),
  ],
  [
    'browsers',
    (at: number) => a(`https://h${at % 100}.example/${at}`, 'ADD_DATE="1593561600"', `T ${at}`),
    (rows: string[]) => page(...rows),
  ],
  [
    'Are.na',
    (at: number) => JSON.stringify(block({ title: `T ${at}` })),
    (rows: string[]) => `{"title":"C","contents":[${rows.join(',')}]}`,
  ],
  [
    'Karakeep',
    (at: number) => JSON.stringify(mark({ title: `T ${at}` })),
    (rows: string[]) => `{"bookmarks":[${rows.join(',')}]}`,
  ],
] as const)('5,000 entries of %s are planned in their order', async (_name, row, file) => {
  const found = await read(file(Array.from({ length: 5_000 }, (_, at) => row(at))))
  expect(found?.plan.pins).toHaveLength(5_000)
  expect(found?.plan.pins.every(({ title }, at) => title === `T ${at}`)).toBe(true)
  expect(found?.plan.leftOut).toEqual([])
})

test('tags that are said already or have no letters are not added, and no text is longer than it may be', () => {
  const raw = { link: good, description: 'See #Tile', tags: ['tile', '!!', 'a b', 'Größe'] }
  expect(plannedPin(raw, { otherBoard: 'B', now })).toMatchObject({
    description: 'See #Tile\n#ab #Größe',
  })
  const long = { link: good, description: 'd'.repeat(490), tags: ['short', 'x'.repeat(40)] }
  const planned = planOf([long], { otherBoard: 'B', now }).pins[0]
  expect(planned?.description).toBe(`${'d'.repeat(490)}\n#short`)
})
