import { strToU8, zipSync } from 'fflate'
import { overlappingZip } from '../../platform/archives/testing/overlapping-zip.ts'
import { allReaders, type StreamReader } from '../all-readers.ts'
import { asFile, asInput, bytesOf, type Content, filled, type WorstFiles } from './send-file.ts'
import { worstLists } from './worst-lists.ts'
import { worstMail } from './worst-mail.ts'
import { worstPages } from './worst-pages.ts'
import { tables, worstTables } from './worst-tables.ts'

const bookmarks = '<!DOCTYPE NETSCAPE-Bookmark-file-1>'
const link = '<A HREF="https://a.example/">x</A>'
const rss = (items: string): string => `<rss><channel>${items}</channel></rss>`
const description = (html: string): string =>
  rss(`<item><description><![CDATA[${html}]]></description></item>`)

const hash = 'a'.repeat(64)
const rowsOf = (content: Content) => ({ csv: String(content), now: Date.UTC(2026, 10, 1) })

const joined = (parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts))

/** Makes a box of MP4. */
function box(type: string, content: Uint8Array = new Uint8Array()): Uint8Array {
  const size = new Uint8Array(4)
  new DataView(size.buffer).setUint32(0, 8 + content.length)
  return joined([size, strToU8(type), content])
}

/** Makes boxes of one type within each other. */
function within(type: string, depth: number): Uint8Array {
  const boxes = new Uint8Array(8 * Math.floor(depth))
  const view = new DataView(boxes.buffer)
  for (let at = 0; at < boxes.length; at += 8) {
    view.setUint32(at, boxes.length - at)
    boxes.set(strToU8(type), at + 4)
  }
  return boxes
}

const ftyp = box('ftyp', strToU8('isom0000isom'))
const webm = joined([
  new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84]),
  strToU8('webm'),
  new Uint8Array([0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
])

/** A download of a version that had no library, with these Pins. */
const earlierDownload = (pins: string): Uint8Array =>
  zipSync({
    'data/boards.json': strToU8('[]'),
    'data/pins.json': strToU8(`[${pins.replace(/,$/, '')}]`),
  })

/** The worst files of each reader. A reader without any does not compile. */
export const worstFiles: Readonly<Record<keyof typeof allReaders | StreamReader, WorstFiles>> = {
  'import-file': {
    read: asFile(allReaders['import-file'], {
      bookmarks: 'Bookmarks',
      other: 'Imported',
      now: Date.UTC(2026, 10, 1),
    }),
    harmless: (n) => `${bookmarks}${filled(`<p>${'y'.repeat(200)}${link}`, n)}`,
    worst: {
      'folders within each other': (n) =>
        `${bookmarks}${filled('<DL><H3>folder</H3>', n / 2)}${filled(link, n / 2)}`,
      'flat entries': (n) => `${bookmarks}${filled('<a href=x></a>', n)}`,
      'a long heading over many links': (n) =>
        `${bookmarks}<H3>${'y'.repeat(n / 2)}</H3><DL>${filled(link, n / 2)}`,
      'headings that close again and again': (n) => `${bookmarks}<H3>${filled('y</H3>', n)}`,
      'a long gap in a title': (n) => `${bookmarks}<a href=x>a${' '.repeat(n)}b</a>`,
      'a link that is never closed': (n) => `${bookmarks}${filled('<a ', n)}`,
      'descriptions without an end': (n) => `${bookmarks}<a href=x></a>${filled('<DD>y', n)}`,
      'a table of open quotes': (n) => `url,time_added\n${filled('"a\n', n)}`,
      'a table of rows that do not fit': (n) => `url,time_added\n${filled('"a",\n', n)}`,
      'tags without an end': (n) => `url,time_added,tags\nhttps://a.example,1,${filled('a|', n)}`,
      'lists within each other': (n) =>
        `{"bookmarks":[],"lists":[${filled('{"id":"a","name":"b","parentId":"a"},', n).replace(/,$/, '')}]}`,
      'files that lie over each other': (n) =>
        overlappingZip(strToU8(filled('{"a":[', n)), n / 200),
      'nested JSON': (n) => zipSync({ 'pins.json': strToU8('['.repeat(n) + ']'.repeat(n)) }),
      'lines without an end': (n) => zipSync({ 'pins.html': strToU8(filled(' a: ', n)) }),
      'many small files': (n) =>
        zipSync(
          Object.fromEntries(
            Array.from({ length: n / 130 }, (_, at) => [`${at}.json`, strToU8('[]')]),
          ),
          { level: 0 },
        ),
    },
  },
  library: {
    read: asFile(allReaders.library, { now: Date.UTC(2026, 10, 1) }),
    harmless: (n) =>
      earlierDownload(filled('{"id":"1","originId":"1","boardId":"1","mediaId":"1"},', n)),
    worst: {
      'nested JSON': (n) => earlierDownload('['.repeat(n) + ']'.repeat(n)),
      'a manifest of nested JSON': (n) =>
        zipSync({ 'library/manifest.json': strToU8('['.repeat(n) + ']'.repeat(n)) }),
      'rows without an end': (n) => earlierDownload(filled('{},', n)),
      'Pins of boards of other people': (n) =>
        earlierDownload(
          Array.from(
            { length: n / 50 },
            (_, at) => `{"id":"1","originId":"1","boardId":"${at + 1}","mediaId":"1"},`,
          ).join(''),
        ),
      'many small files': (n) =>
        zipSync(
          Object.fromEntries(
            Array.from({ length: n / 130 }, (_, at) => [`${at}.json`, strToU8('[]')]),
          ),
          { level: 0 },
        ),
    },
  },
  'import-feed': {
    read: asInput(allReaders['import-feed'], (content) => ({
      bytes: bytesOf(content),
      contentType: 'text/xml',
      url: 'https://a.example/',
      otherBoard: 'Feed',
      now: Date.UTC(2026, 10, 1),
    })),
    harmless: (n) =>
      rss(
        filled(`<item><title>${'y'.repeat(200)}</title><link>https://a.example/</link></item>`, n),
      ),
    worst: {
      'tags within each other': (n) => rss(filled('<a>', n / 2) + filled('</b>', n / 2)),
      'HTML within each other': (n) => description(filled('<a>', n / 2) + filled('</b>', n / 2)),
      'items without an end': (n) => rss(filled('<item>', n)),
      'texts that close again and again': (n) => `<rss><title>${filled('y</title>', n)}`,
      entities: (n) => rss(`<item><title>${filled('&amp;', n)}</title></item>`),
    },
  },
  conversions: {
    read: asInput(allReaders.conversions, rowsOf),
    harmless: (n) => `event_name,em,event_time\n${filled(`add_to_cart,${hash},1\n`, n)}`,
    worst: tables('event_name'),
  },
  analysis: {
    read: asInput(allReaders.analysis, rowsOf),
    harmless: (n) => `em,event_time\n${filled(`${hash},1\n`, n)}`,
    worst: tables('em'),
  },
  ...worstLists,
  ...worstMail,
  ...worstPages,
  ...worstTables,
  captions: {
    read: asInput(allReaders.captions, String),
    harmless: (n) => `WEBVTT${filled('\n\n00:01.000 --> 00:02.000\nA text\n', n / 2)}`,
    worst: {
      'a long gap in a timing': (n) => `WEBVTT\n\n00:01.000 --> 00:02.000 a${' '.repeat(n / 2)}b`,
      'tags without an end': (n) => `WEBVTT\n\n00:01.000 --> 00:02.000\n${filled('<a', n / 2)}`,
      'a long line of digits': (n) => `WEBVTT\n\n${'0'.repeat(n / 2)} -->`,
    },
  },
  video: {
    read: asFile(allReaders.video, null),
    harmless: (n) => joined([ftyp, box('mdat', new Uint8Array(n))]),
    worst: {
      'many small boxes': (n) =>
        joined([ftyp, ...Array.from({ length: n / 8 }, () => box('free'))]),
      'boxes within each other': (n) => joined([ftyp, within('moov', n / 8)]),
      'tracks within each other': (n) => joined([ftyp, box('moov', within('trak', n / 8))]),
      'many tracks': (n) =>
        joined([ftyp, box('moov', joined(Array.from({ length: n / 8 }, () => box('trak'))))]),
      'small elements of WebM': (n) =>
        joined([webm, ...Array.from({ length: n / 2 }, () => new Uint8Array([0xec, 0x80]))]),
    },
  },
}
