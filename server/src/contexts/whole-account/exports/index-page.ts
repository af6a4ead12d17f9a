import { MediaId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { webAddress } from '@tessera/contracts/web-address'
import { escapeText } from '../../../documents/markup.ts'
import type { Collected } from './collect.ts'
import { pictureFile } from './file-names.ts'

const style = `body{margin:0 auto;max-width:1100px;padding:32px 16px;font:16px/1.5 system-ui,sans-serif;color:#211922;background:#fbfaf7}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(180px,1fr));gap:16px;padding:0;list-style:none}
img{display:block;width:100%;border-radius:14px}a{color:inherit}p{overflow-wrap:anywhere}small{color:#62605b}`

/** A time, as its day. */
const Day = z.pipe(
  z.unknown(),
  z.transform((at) => (at instanceof Date ? at.toISOString().slice(0, 10) : '')),
)

/** The rows of a download that its page shows. */
const Shown = z.object({
  profile: z.object({ fullName: z.string(), about: z.string() }),
  boards: z.array(z.object({ id: z.string(), name: z.string(), description: z.string() })),
  pins: z.array(
    z.object({
      boardId: z.string(),
      mediaId: MediaId,
      title: z.string(),
      description: z.string(),
      link: z.nullable(z.string()),
      altText: z.string(),
      note: z.string(),
      createdAt: Day,
    }),
  ),
})

type Pin = z.output<typeof Shown>['pins'][number]

const linkOf = ({ link }: Pin): string => {
  const address = link === null ? undefined : webAddress(link)
  return address === undefined
    ? ''
    : `<p><a href="${escapeText(address)}" rel="noopener noreferrer">${escapeText(address)}</a></p>`
}

function pinItem(pin: Pin, hasPicture: boolean): string {
  const picture = hasPicture
    ? `<img src="${pictureFile(pin.mediaId)}" alt="${escapeText(pin.altText || pin.title)}" loading="lazy">`
    : ''
  const texts = [pin.title, pin.description, pin.note].filter((text) => text.trim() !== '')
  const said = texts.map((text) => `<p>${escapeText(text)}</p>`).join('')
  return `<li>${picture}${said}${linkOf(pin)}<small>${pin.createdAt}</small></li>`
}

/** The page of a download that opens without a network: profile, boards and Pins. */
export function indexPage(
  given: Collected,
  about: { readonly brand: string; readonly pictures: ReadonlySet<string>; readonly madeAt: Date },
): string {
  const { profile, boards, pins } = z.parse(Shown, given)
  const byBoard = Map.groupBy(pins, ({ boardId }) => boardId)
  const list = (some: readonly Pin[]) =>
    `<ul>${some.map((pin) => pinItem(pin, about.pictures.has(pin.mediaId))).join('\n')}</ul>`
  const own = boards.map(
    ({ id, name, description }) =>
      `<section><h2>${escapeText(name)}</h2><p>${escapeText(description)}</p>${list(byBoard.get(id) ?? [])}</section>`,
  )
  const known = new Set(boards.map(({ id }) => id))
  const elsewhere = pins.filter(({ boardId }) => !known.has(boardId))
  const title = `${profile.fullName} on ${about.brand}`
  // Only its own pictures load, and nothing runs, whatever a title holds.
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'">
<title>${escapeText(title)}</title><style>${style}</style></head>
<body><h1>${escapeText(title)}</h1><p>${escapeText(profile.about)}</p>
<p><small>Made on ${about.madeAt.toISOString().slice(0, 10)}. All data as JSON is in the folder data, and data/leftOut.json says what is not in it and why. Pictures and videos are in the folder pictures.</small></p>
${own.join('\n')}
${elsewhere.length === 0 ? '' : `<section><h2>On boards of others</h2>${list(elsewhere)}</section>`}
</body></html>
`
}
