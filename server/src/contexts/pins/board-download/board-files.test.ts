import { MediaId, PinId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import { bookmark, csvLine, pageItem } from './board-files.ts'
import type { BoardPin } from './load-board.ts'

const pin: BoardPin = {
  id: PinId.parse('2'),
  place: '2',
  section: 'Hall',
  title: '"><script>alert(1)</script>',
  description: '=HYPERLINK("https://bad.example")',
  link: 'https://lamp.example/?a=1&b="2"',
  altText: '',
  note: '',
  priceAmount: 1_990,
  priceCurrency: 'EUR',
  createdAt: new Date('2025-03-04T05:06:07Z'),
  savedBy: 'Mira',
  file: {
    id: MediaId.parse('3'),
    key: 'a',
    videoKey: null,
    videoMime: null,
    captionsKey: null,
  },
}

test('a table has a line for each Pin, and no cell that a spreadsheet runs', () => {
  expect(csvLine(pin)).toContain(`"'=HYPERLINK(""https://bad.example"")"`)
  expect(csvLine(pin)).toContain(',Hall,1990,EUR,Mira,2025-03-04T05:06:07.000Z,pictures/3.webp,')
})

test('titles are text on the page and in bookmarks, and only web pages are links', () => {
  const drawn = `${pageItem(pin, new Uint8Array([1]))}${bookmark(pin)}`
  expect(drawn).not.toContain('<script')
  expect(drawn).toContain('data:image/webp;base64,AQ==')
  expect(bookmark(pin)).toContain('ADD_DATE="1741064767"')
  expect(bookmark({ ...pin, link: 'javascript:alert(1)' })).toBe('')
  expect(pageItem({ ...pin, link: 'javascript:alert(1)' }, undefined)).not.toContain('javascript')
})
