import { byteOrderMark, csvField } from '@tessera/contracts/ads/csv-field'
import { webAddress } from '@tessera/contracts/web-address'
import { escapeText } from '../../../documents/markup.ts'
import { videoEndings } from '../../base/media/rules.ts'
import type { BoardPin } from './load-board.ts'

/** Returns the name of a pin's picture in the download. */
export const pictureName = ({ file }: BoardPin): string => `pictures/${file.id}.webp`

/** Returns the name of a pin's video; undefined for a picture. */
export const videoName = ({ file }: BoardPin): string | undefined =>
  file.videoMime === null ? undefined : `pictures/${file.id}.${videoEndings[file.videoMime]}`

const columns = [
  'title',
  'description',
  'link',
  'alt_text',
  'note',
  'section',
  'price',
  'currency',
  'saved_by',
  'saved_at',
  'picture',
  'video',
] as const

const line = (cells: readonly string[]): string =>
  `${cells.map((cell) => csvField(cell)).join(',')}\r\n`

/** The first line of the table of a board's pins. */
export const csvHead = `${byteOrderMark}${line(columns)}`

/** A pin as a line of the table. */
export const csvLine = (pin: BoardPin): string =>
  line([
    pin.title,
    pin.description,
    pin.link ?? '',
    pin.altText,
    pin.note,
    pin.section ?? '',
    pin.priceAmount === null ? '' : String(pin.priceAmount),
    pin.priceCurrency ?? '',
    pin.savedBy,
    pin.createdAt.toISOString(),
    pictureName(pin),
    videoName(pin) ?? '',
  ])

/** A board that is downloaded. */
export interface DownloadedBoard {
  readonly name: string
  readonly description: string
}

const seconds = (time: Date): number => Math.floor(time.getTime() / 1_000)

/** The start of the bookmarks of a board, in the format that browsers read. */
export const bookmarksHead = ({ name, description }: DownloadedBoard): string =>
  `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>${escapeText(name)}</TITLE>
<H1>${escapeText(name)}</H1>
<DL><p>
<DT><H3>${escapeText(name)}</H3>
${description === '' ? '' : `<DD>${escapeText(description)}\n`}<DL><p>
`

/** A pin as a bookmark; nothing for one without a link to a web page. */
export function bookmark(pin: BoardPin): string {
  const address = pin.link === null ? undefined : webAddress(pin.link)
  if (address === undefined) return ''
  const words = [pin.description, pin.note].filter((text) => text !== '').join(' — ')
  return `<DT><A HREF="${escapeText(address)}" ADD_DATE="${seconds(pin.createdAt)}">${escapeText(pin.title || address)}</A>
${words === '' ? '' : `<DD>${escapeText(words)}\n`}`
}

/** The start of a section's folder of bookmarks. */
export const bookmarksFolder = (title: string): string =>
  `<DT><H3>${escapeText(title)}</H3>\n<DL><p>\n`

/** The end of a folder of bookmarks. */
export const bookmarksFolderEnd = '</DL><p>\n'

/** The end of the bookmarks. */
export const bookmarksEnd = '</DL><p>\n</DL><p>\n'

const style = `body{margin:0 auto;max-width:1100px;padding:32px 16px;font:16px/1.5 system-ui,sans-serif;color:#211922;background:#fbfaf7}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(180px,1fr));gap:16px;padding:0;list-style:none}
img{display:block;width:100%;border-radius:14px}a{color:inherit}p{margin:8px 0;overflow-wrap:anywhere}small{color:#62605b}
@media(prefers-color-scheme:dark){body{color:#f2efe9;background:#1c1a1b}small{color:#aaa49c}}`

/** The start of the page of a board, which opens alone: nothing in it loads from elsewhere, and nothing runs. */
export const pageHead = ({ name, description }: DownloadedBoard): string => `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${escapeText(name)}</title><style>${style}</style></head>
<body><h1>${escapeText(name)}</h1><p>${escapeText(description)}</p>
<ul>
`

/** A pin on the page, with its picture in it. */
export function pageItem(pin: BoardPin, picture: Uint8Array | undefined): string {
  const image =
    picture === undefined
      ? ''
      : `<img src="data:image/webp;base64,${Buffer.from(picture).toString('base64')}" alt="${escapeText(pin.altText || pin.title)}" loading="lazy">`
  const texts = [pin.section ?? '', pin.title, pin.description, pin.note].filter(
    (text) => text.trim() !== '',
  )
  const address = pin.link === null ? undefined : webAddress(pin.link)
  const link =
    address === undefined
      ? ''
      : `<p><a href="${escapeText(address)}" rel="noopener noreferrer">${escapeText(address)}</a></p>`
  return `<li>${image}${texts.map((text) => `<p>${escapeText(text)}</p>`).join('')}${link}<small>${escapeText(pin.savedBy)}, ${pin.createdAt.toISOString().slice(0, 10)}</small></li>\n`
}

/** The end of the page. */
export const pageEnd = '</ul></body></html>\n'
