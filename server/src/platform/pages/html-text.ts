import { tagReader } from './tag-reader.ts'

const breaking = new Set(
  'address article blockquote br dd div dl dt figure h1 h2 h3 h4 h5 h6 hr li ol p pre section table td th tr ul'.split(
    ' ',
  ),
)
const silent = new Set(['script', 'style'])

/** Returns the text of HTML, with a space where a line breaks. */
export function textOfHtml(html: string): string {
  if (!/[<&]/.test(html)) return html
  let text = ''
  let isSilent = false
  const reader = tagReader({
    matters: (name) => breaking.has(name) || silent.has(name),
    onTag({ name }) {
      if (breaking.has(name)) text += ' '
      else isSilent = true
    },
    onClose(name) {
      if (breaking.has(name)) text += ' '
      if (silent.has(name)) isSilent = false
    },
    onText(part) {
      if (!isSilent) text += part
    },
  })
  reader.write(html)
  reader.end()
  return text
}
