import { z } from '@tessera/contracts/schema'
import { webLink } from './web-link.ts'

/** A piece of a line: plain, strong or emphasized, and perhaps a link. */
export const HouseSpan = z.object({
  text: z.string(),
  strong: z.optional(z.literal(true)),
  emphasis: z.optional(z.literal(true)),
  /** An address of another site, an email address, or a path of the product. */
  to: z.optional(z.string()),
})

export type HouseSpan = z.infer<typeof HouseSpan>

/** A block of a text. */
export const HouseBlock = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    text: z.string(),
  }),
  z.object({ kind: z.literal('text'), spans: z.array(HouseSpan) }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(HouseSpan)) }),
])

export type HouseBlock = z.infer<typeof HouseBlock>

const heading = /^(#{1,3}) +(.+)$/
const bullet = /^[-*] +(.+)$/
const number = /^\d{1,3}[.)] +(.+)$/

/** Finds a link, strong text or emphasized text. None of its parts can grow into another one. */
const marked =
  /\[([^[\]\n]{1,300})\]\(([^()\s]{1,1000})\)|\*\*([^*\n]{1,1000})\*\*|\*([^*\n]{1,1000})\*|_([^_\n]{1,1000})_(?![\p{L}\p{N}])/gu

/** Returns where a link leads to; undefined for what browsers would run or take for another site. */
function linkOf(address: string): string | undefined {
  if (/^\/(?![/\\])[^\\]*$/.test(address)) return address
  if (/^mailto:[^\s?@]+@[^\s?@]+$/i.test(address)) return address
  const link = webLink(address)
  return link === undefined || link.isDisguised ? undefined : link.url
}

function spansOf(line: string): HouseSpan[] {
  const spans: HouseSpan[] = []
  let read = 0
  for (const found of line.matchAll(marked)) {
    const [whole, label, address = '', strong, starred, underlined] = found
    // An underscore within a word is a part of it.
    if (underlined !== undefined && /[\p{L}\p{N}]$/u.test(line.slice(0, found.index))) continue
    if (found.index > read) spans.push({ text: line.slice(read, found.index) })
    read = found.index + whole.length
    const to = label === undefined ? undefined : linkOf(address)
    const emphasis = starred ?? underlined
    if (label !== undefined) spans.push(to === undefined ? { text: label } : { text: label, to })
    else if (strong !== undefined) spans.push({ text: strong, strong: true })
    else spans.push({ text: emphasis ?? '', emphasis: true })
  }
  if (read < line.length) spans.push({ text: line.slice(read) })
  return spans
}

/**
 * Reads a text of the house: headings (`##`), lists (`-`, `1.`), `**strong**`, `*emphasis*`, links. Everything else
 * is text, HTML too. Lines of a paragraph are joined; an empty line ends it.
 */
export function readHouseMarkdown(text: string): HouseBlock[] {
  const blocks: HouseBlock[] = []
  let lines: string[] = []
  const endText = () => {
    if (lines.length > 0) blocks.push({ kind: 'text', spans: spansOf(lines.join(' ')) })
    lines = []
  }
  const addItem = (item: string, ordered: boolean) => {
    endText()
    const last = blocks.at(-1)
    if (last?.kind === 'list' && last.ordered === ordered && !isParted)
      last.items.push(spansOf(item))
    else blocks.push({ kind: 'list', ordered, items: [spansOf(item)] })
  }
  let isParted = true
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [, marks, title] = heading.exec(line) ?? []
    const [, point] = bullet.exec(line) ?? []
    const [, numbered] = number.exec(line) ?? []
    if (line === '') endText()
    else if (marks !== undefined && title !== undefined) {
      endText()
      blocks.push({ kind: 'heading', level: marks.length === 3 ? 3 : 2, text: title })
    } else if (point !== undefined) addItem(point, false)
    else if (numbered !== undefined) addItem(numbered, true)
    else lines.push(line)
    isParted = line === '' ? isParted : point === undefined && numbered === undefined
  }
  endText()
  return blocks
}
