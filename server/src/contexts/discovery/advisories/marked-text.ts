import type { AdvisoryNotice, TextTag } from '@tessera/contracts/entities/advisory'

/** A text with the positions of its links and bold parts. */
type Description = AdvisoryNotice['description']

const marks = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g

/**
 * Parses Markdown links and bold text.
 *
 *     markedText('Call [988](tel:988) now.')
 *     // { text: 'Call 988 now.', text_tags: [{ offset: 5, length: 3, tag_type: 'link', link: 'tel:988' }] }
 */
export function markedText(marked: string): Description {
  const tags: TextTag[] = []
  let text = ''
  let at = 0
  for (const found of marked.matchAll(marks)) {
    const [all, label, link, strong] = found
    text += marked.slice(at, found.index)
    const shown = label ?? strong ?? ''
    const kind = link === undefined ? ('bold' as const) : ('link' as const)
    tags.push({ offset: text.length, length: shown.length, tag_type: kind, link: link ?? null })
    text += shown
    at = found.index + all.length
  }
  return { text: text + marked.slice(at), text_tags: tags }
}
