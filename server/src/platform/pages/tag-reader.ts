import { Tokenizer } from 'htmlparser2'

/** A tag with its attributes; the first of several with one name counts. */
export interface Tag {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
}

/** Callbacks while a page is parsed. */
export interface TagListener {
  /** True when a tag's attributes should be kept. */
  matters(name: string): boolean
  onTag(tag: Tag): void
  onClose(name: string): void
  onText(text: string): void
}

/** Takes a page in chunks. */
export interface TagReader {
  write(text: string): void
  end(): void
}

const valueMax = 8_192
const attributesMax = 64
const nameMax = 40
/** Characters that are kept of a comment or CDATA section; the middle of a longer one is left out. */
const keptMax = 1_000_000

/**
 * Parses HTML as a stream of tags, without a tree or a stack. So time is linear in the length
 * whatever the nesting, and memory is bounded by one chunk and one tag. In XML, an element without
 * content is opened and closed, and no entities are known but XML's own: a document can't define any.
 */
export function tagReader(listener: TagListener, { isXml = false } = {}): TagReader {
  const text = keptText()
  let opened = ''
  let tag: { name: string; attributes: Map<string, string> } | undefined
  let attribute = ''
  let value = ''
  const add = (more: string) => {
    value += more.slice(0, Math.max(0, valueMax - value.length))
  }
  const finish = () => {
    if (tag !== undefined) listener.onTag(tag)
    tag = undefined
  }
  const part = (start: number, end: number, most: number) =>
    text.between(start, Math.min(end, start + most))
  const tokenizer = new Tokenizer(
    { xmlMode: isXml },
    {
      onopentagname(start, end) {
        opened = part(start, end, nameMax).toLowerCase()
        tag = listener.matters(opened) ? { name: opened, attributes: new Map() } : undefined
      },
      onattribname(start, end) {
        attribute = tag === undefined ? '' : part(start, end, nameMax).toLowerCase()
        value = ''
      },
      onattribdata(start, end) {
        if (tag !== undefined) add(part(start, end, valueMax))
      },
      onattribentity(codepoint) {
        if (tag !== undefined) add(String.fromCodePoint(codepoint))
      },
      onattribend() {
        const attributes = tag?.attributes
        if (attributes === undefined || attributes.size >= attributesMax) return
        if (!attributes.has(attribute)) attributes.set(attribute, value)
      },
      onopentagend: finish,
      onselfclosingtag() {
        finish()
        if (isXml) listener.onClose(opened)
      },
      onclosetag: (start, end) => listener.onClose(part(start, end, nameMax).toLowerCase()),
      ontext: (start, end) => listener.onText(text.between(start, end)),
      ontextentity: (codepoint) => listener.onText(String.fromCodePoint(codepoint)),
      oncdata: (start, end, behind) => listener.onText(text.between(start, end - behind)),
      oncomment: () => undefined,
      ondeclaration: () => undefined,
      onprocessinginstruction: () => undefined,
      onend: () => undefined,
    },
  )
  return {
    write(piece) {
      text.add(piece)
      tokenizer.write(piece)
    },
    end: () => tokenizer.end(),
  }
}

/** Keeps the chunks that the tokenizer may still refer to. */
function keptText() {
  const pieces: { readonly start: number; readonly text: string }[] = []
  let length = 0
  return {
    add(text: string) {
      const [first] = pieces
      const last = pieces.at(-1)
      if (first !== undefined && last !== undefined && length - first.start > keptMax)
        pieces.splice(-1, 1, { start: last.start, text: '' })
      pieces.push({ start: length, text })
      length += text.length
    },
    /** The tokenizer never asks for text before `start` again. */
    between(start: number, end: number): string {
      for (;;) {
        const [first, second] = pieces
        if (first === undefined || second === undefined || second.start > start) break
        pieces.shift()
      }
      let found = ''
      for (const piece of pieces) {
        if (piece.start >= end) break
        found += piece.text.slice(Math.max(0, start - piece.start), end - piece.start)
      }
      return found
    },
  }
}
