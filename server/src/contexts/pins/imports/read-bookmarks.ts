import { tagReader } from '../../../platform/pages/tag-reader.ts'
import { inputBudgets } from '../../../platform/readers/budgets.ts'
import { type RawPins, rawPins } from './plan.ts'

/** Folders that browsers make themselves: their bookmarks count as being in no folder. */
const roots =
  /^(bookmarks( bar| menu| toolbar)?|lesezeichen(leiste|-symbolleiste|-menü)?|other bookmarks|favorites|favorites bar)$/i

/** Characters of a heading or title that are looked at. */
const textMax = 1_000

/** The place of bookmarks: their board, and the section of its folders. */
interface BookmarkPlace {
  readonly board?: string | undefined
  readonly section?: string | undefined
}

/** Returns the place within a folder; undefined is a list without a heading. */
function placeWithin({ board, section }: BookmarkPlace, folder: string | undefined): BookmarkPlace {
  if (folder === undefined || roots.test(folder)) return { board, section }
  if (board === undefined) return { board: folder }
  const longer = section === undefined ? folder : `${section} / ${folder}`
  return { board, section: longer.slice(0, textMax) }
}

/** True for a file of bookmarks as browsers export it. */
export const isBookmarks = (text: string): boolean =>
  /<!doctype netscape-bookmark-file/i.test(text.slice(0, 1_000))

/**
 * Reads bookmarks in the Netscape format: the outer folder is the board, the folders within are its
 * sections. The folders beyond the budget's depth count as the one around them.
 */
export function readBookmarks(text: string): RawPins {
  const found = rawPins()
  const places: BookmarkPlace[] = []
  let depth = 0
  let heading: string | undefined
  let said = ''
  let link: string | undefined
  const place = (): BookmarkPlace => places.at(-1) ?? {}
  const reader = tagReader({
    matters: (name) => name === 'a' || name === 'dl' || name === 'h3',
    onTag({ name, attributes }) {
      if (name === 'dl') {
        depth += 1
        if (depth <= inputBudgets.depth) places.push(placeWithin(place(), heading))
        heading = undefined
      }
      if (name === 'a') link = attributes.get('href') ?? ''
      said = ''
    },
    onClose(name) {
      if (name === 'dl' && depth > 0) {
        if (depth <= inputBudgets.depth) places.pop()
        depth -= 1
      }
      if (name === 'h3') heading = said.trim()
      if (name !== 'a' || link === undefined) return
      found.add({ ...place(), title: said, link })
      link = undefined
    },
    onText: (part) => {
      said += part.slice(0, Math.max(0, textMax - said.length))
    },
  })
  reader.write(text)
  reader.end()
  return found.all()
}
