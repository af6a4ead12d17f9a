import { tagReader } from '../pages/tag-reader.ts'
import type { Reader } from '../readers/port.ts'

/** The elements that a head may have, with those of a noscript in it. */
const ofHead = new Set(
  'html head title meta link base script style noscript template img iframe'.split(' '),
)

/**
 * Returns the contents of the meta tags with a name in the head of a page. Everything after the head
 * is ignored, because a body may hold what strangers wrote.
 */
export function headMetas(html: string, name: string): readonly string[] {
  const found: string[] = []
  let inHead = true
  let hidden = ''
  const reader = tagReader({
    matters(tag) {
      inHead &&= ofHead.has(tag)
      if (inHead && hidden === '' && tag === 'template') hidden = tag
      return inHead && hidden === '' && tag === 'meta'
    },
    onTag({ attributes }) {
      const content = attributes.get('content')
      const isNamed = attributes.get('name')?.trim().toLowerCase() === name
      if (isNamed && content !== undefined) found.push(content.trim())
    },
    onClose(tag) {
      if (tag === hidden) hidden = ''
      if (tag === 'head') inHead = false
    },
    onText: () => undefined,
  })
  reader.write(html)
  reader.end()
  return found
}

/** Reads the meta tags with a name in a thread of readers. */
export const headMetasReader: Reader<
  { readonly html: string; readonly name: string },
  readonly string[]
> = { name: 'head-metas', read: ({ html, name }) => headMetas(html, name) }
