import { tagReader } from '../../platform/pages/tag-reader.ts'
import type { RawPin } from './plan.ts'

/** Folders that browsers make themselves: their bookmarks count as being in no folder. */
const roots =
  /^(bookmarks( bar| menu| toolbar)?|lesezeichen(leiste|-symbolleiste|-menü)?|other bookmarks|favorites|favorites bar)$/i

interface Reading {
  /** Undefined while a list has no heading. */
  readonly folders: (string | undefined)[]
  heading: string | undefined
  text: string
  link: { readonly href: string } | undefined
}

const named = ({ folders }: Reading): readonly string[] =>
  folders.flatMap((name) => (name === undefined || roots.test(name) ? [] : [name]))

/** True for a file of bookmarks as browsers export it. */
export const isBookmarks = (text: string): boolean =>
  /<!doctype netscape-bookmark-file/i.test(text.slice(0, 1_000))

/**
 * Reads bookmarks in the Netscape format: the outer folder is the board, the folders within are its
 * sections.
 */
export function readBookmarks(text: string): readonly RawPin[] {
  const found: RawPin[] = []
  const state: Reading = { folders: [], heading: undefined, text: '', link: undefined }
  const reader = tagReader({
    matters: (name) => name === 'a' || name === 'dl' || name === 'h3',
    onTag({ name, attributes }) {
      if (name === 'dl') {
        state.folders.push(state.heading)
        state.heading = undefined
      }
      if (name === 'a') state.link = { href: attributes.get('href') ?? '' }
      state.text = ''
    },
    onClose(name) {
      if (name === 'dl') state.folders.pop()
      if (name === 'h3') state.heading = state.text.trim()
      if (name !== 'a' || state.link === undefined) return
      const [board, ...within] = named(state)
      const section = within.length === 0 ? undefined : within.join(' / ')
      found.push({ board, section, title: state.text, link: state.link.href })
      state.link = undefined
    },
    onText: (part) => {
      state.text += part
    },
  })
  reader.write(text)
  reader.end()
  return found
}
