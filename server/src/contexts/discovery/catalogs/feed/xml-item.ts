import type { Tag } from '../../../../platform/pages/tag-reader.ts'
import { columnOf, type FeedCell, type FeedColumn } from './feed-columns.ts'
import type { FeedRecord } from './feed-records.ts'

/** An item of a feed while its elements are read. */
export interface XmlItem {
  open(tag: Tag): void
  close(name: string): void
  text(text: string): void
  /** Notes that the item isn't well-formed, and where. */
  breakAt(part: string): void
  record(): FeedRecord
}

/** Options of reading items. */
export interface XmlItemOptions {
  /** The prefix of the names of merchants' columns. */
  readonly prefix: string
  readonly rowMax: number
  readonly depthMax: number
}

/** An element right below the item. */
interface Field {
  readonly column: FeedColumn
  readonly name: string
  /** An element of the merchants' names counts before one of RSS or Atom. */
  readonly rank: number
  value: string
}

const outerNames: Readonly<Record<string, FeedColumn>> = {
  summary: 'description',
  content: 'description',
}

function fieldOf({ name, attributes }: Tag, prefix: string): Field | undefined {
  const parts = name.split(':')
  const [first = '', second] = parts
  const isOwn = second !== undefined && first === prefix
  if (parts.length > 2 || (second !== undefined && !isOwn)) return undefined
  const bare = second ?? first
  const other = isOwn ? undefined : outerNames[bare]
  const column = other ?? columnOf(bare)
  if (column === undefined) return undefined
  const href = attributes.get('href')
  const isOtherLink = column === 'link' && (attributes.get('rel') ?? 'alternate') !== 'alternate'
  if (isOtherLink) return undefined
  return { column, name, rank: isOwn ? 2 : other === undefined ? 1 : 0, value: href ?? '' }
}

/** Begins to read an item: the elements right below it are its values, with the text inside them. */
export function xmlItem({ prefix, rowMax, depthMax }: XmlItemOptions): XmlItem {
  const fields = new Map<FeedColumn, Field>()
  const path: string[] = []
  let field: Field | undefined
  let length = 0
  let broken: string | undefined

  const keep = () => {
    if (field === undefined) return
    const before = fields.get(field.column)
    if (before === undefined || before.rank < field.rank) fields.set(field.column, field)
    field = undefined
  }
  const add = (text: string) => {
    length += text.length
    if (field !== undefined && length <= rowMax) field.value += text
  }
  const item: XmlItem = {
    open(tag) {
      if (path.length >= depthMax) return item.breakAt(`<${tag.name}>`)
      path.push(tag.name)
      if (path.length === 1) field = fieldOf(tag, prefix)
      else add(' ')
    },
    close(name) {
      if (path.at(-1) !== name) item.breakAt(`</${name}>`)
      const at = path.lastIndexOf(name)
      if (at >= 0) path.length = at
      if (path.length === 0) keep()
    },
    text(text) {
      // A CDATA section that isn't closed goes on until the end of the next.
      if (text.includes('<![CDATA[')) item.breakAt('<![CDATA[')
      if (path.length > 0) add(text)
    },
    breakAt(part) {
      broken ??= part
    },
    record() {
      const [unclosed] = path
      if (unclosed !== undefined) item.breakAt(`<${unclosed}>`)
      keep()
      const id = fields.get('id')?.value.trim() ?? ''
      if (broken !== undefined) return { fault: 'xml-unfit', text: broken, id }
      if (length > rowMax)
        return { fault: 'row-too-long', text: fields.get('title')?.value ?? '', id }
      const cells: Partial<Record<FeedColumn, FeedCell>> = {}
      for (const { column, name, value } of fields.values()) cells[column] = { column: name, value }
      return { cells }
    },
  }
  return item
}
