import { tagReader } from '../../../platform/pages/tag-reader.ts'
import { inputBudgets } from '../../../platform/readers/budgets.ts'
import { type RawPin, type RawPins, rawPins } from './plan.ts'
import { secondsOf } from './saved-time.ts'

/** Folders that browsers make themselves: their bookmarks count as being in no folder. */
const roots =
  /^(bookmarks( bar| menu| toolbar)?|lesezeichen(leiste|-symbolleiste|-menü)?|other bookmarks|favorites|favorites bar)$/i

/** Characters of a heading, title or description that are looked at. */
const textMax = 1_000

/** The place of bookmarks: their board, and the section of its folders. */
interface BookmarkPlace {
  readonly board?: string | undefined
  readonly section?: string | undefined
}

/** Returns the place within a folder; undefined is a list without a heading. */
export function placeWithin(
  { board, section }: BookmarkPlace,
  folder: string | undefined,
): BookmarkPlace {
  if (folder === undefined || roots.test(folder)) return { board, section }
  if (board === undefined) return { board: folder }
  const longer = section === undefined ? folder : `${section} / ${folder}`
  return { board, section: longer.slice(0, textMax) }
}

/** True for a file of bookmarks as browsers and Raindrop export it. */
export const isBookmarks = (text: string): boolean =>
  /<!doctype netscape-bookmark-file/i.test(text.slice(0, 1_000))

/** True for the page of links that Pocket exported before it wrote tables. */
export const isPocketPage = (text: string): boolean =>
  /<title>\s*pocket export\s*<\/title>/i.test(text.slice(0, 2_000))

/** Splits a text before each link, with the number of the line that the piece begins in. */
function* linkPieces(text: string): Generator<{ readonly piece: string; readonly line: number }> {
  let [line, at] = [1, 0]
  const links = /<a\b/gi
  links.lastIndex = 1
  while (at < text.length) {
    const next = links.exec(text)?.index ?? text.length
    const piece = text.slice(at, next)
    yield { piece, line }
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', end + 1)) line += 1
    at = next
  }
}

type Attributes = ReadonlyMap<string, string>

const tagsOf = (attributes: Attributes): readonly string[] =>
  (attributes.get('tags') ?? '').split(',').filter((tag) => tag.trim() !== '')

/** Returns the facts that the attributes of a link say: those of browsers, of Raindrop and of Pocket. */
function factsOf(attributes: Attributes, line: number): RawPin {
  const said = attributes.get('add_date') ?? attributes.get('time_added')
  const cover = attributes.get('data-cover')
  const tags = tagsOf(attributes)
  return {
    link: attributes.get('href') ?? '',
    line,
    ...(said === undefined ? {} : { saved: secondsOf(said) }),
    ...(tags.length === 0 ? {} : { tags }),
    ...(cover === undefined || cover === '' ? {} : { image: cover }),
  }
}

/**
 * Reads bookmarks in the Netscape format, as
 * https://learn.microsoft.com/en-us/previous-versions/windows/internet-explorer/ie-developer/platform-apis/aa753582(v=vs.85)
 * describes it: the outer folder is the board, the folders within are its sections, and `<DD>` is what a bookmark is
 * described by. The folders beyond the budget's depth count as the one around them. Raindrop adds `TAGS` and
 * `DATA-COVER`. Pocket's page is a flat list whose links have `time_added` and `tags`.
 */
export function readBookmarks(text: string): RawPins {
  const found = rawPins()
  const places: BookmarkPlace[] = []
  let [depth, line, said] = [0, 1, '']
  let heading: string | undefined
  let link: RawPin | undefined
  /** The bookmark that a `<DD>` may still describe. */
  let last: RawPin | undefined
  let isDescribing = false
  const place = (): BookmarkPlace => places.at(-1) ?? {}
  const finish = () => {
    if (last !== undefined) {
      const description = isDescribing ? said.trim() : ''
      found.add(description === '' ? last : { ...last, description })
    }
    last = undefined
    isDescribing = false
  }
  const reader = tagReader({
    matters: (name) =>
      name === 'a' || name === 'dl' || name === 'h3' || name === 'dd' || name === 'dt',
    onTag({ name, attributes }) {
      if (name === 'dd') isDescribing = last !== undefined
      else finish()
      if (name === 'dl') {
        depth += 1
        if (depth <= inputBudgets.depth) places.push(placeWithin(place(), heading))
        heading = undefined
      }
      if (name === 'a') link = factsOf(attributes, line)
      said = ''
    },
    onClose(name) {
      if (name === 'dl' || name === 'dd' || name === 'dt') finish()
      if (name === 'dl' && depth > 0) {
        if (depth <= inputBudgets.depth) places.pop()
        depth -= 1
      }
      if (name === 'h3') heading = said.trim()
      if (name !== 'a' || link === undefined) return
      last = { ...place(), title: said, ...link }
      link = undefined
    },
    onText: (part) => {
      said += part.slice(0, Math.max(0, textMax - said.length))
    },
  })
  for (const { piece, line: at } of linkPieces(text)) {
    line = at
    reader.write(piece)
  }
  reader.end()
  finish()
  // A file that ends within a link or a folder lacks what came after it.
  const isUnclosed = /<a\s[^>]*$/i.test(text.slice(-2_100))
  if (link !== undefined || depth > 0 || isUnclosed)
    found.leave({ name: link?.link ?? '…', why: 'cut-off', line })
  return found.all()
}
