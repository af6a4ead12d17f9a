import { limits } from '@tessera/contracts/limits'
import { type Tag, tagReader } from '../../../../platform/pages/tag-reader.ts'
import { BrokenFeed } from './broken-feed.ts'
import type { FeedRecord, OpenedRecords } from './feed-records.ts'
import { type XmlItem, xmlItem } from './xml-item.ts'

const roots = new Set(['rss', 'feed', 'rdf:rdf'])
const items = new Set(['item', 'entry'])

/** Returns the prefix of the names of merchants' columns; `g` unless the document names another. */
function prefixOf({ attributes }: Tag): string {
  for (const [name, value] of attributes)
    if (name.startsWith('xmlns:') && /^https?:\/\/base\.google\.com\/ns\/1\.0$/.test(value))
      return name.slice('xmlns:'.length)
  return 'g'
}

/** Reads the items of RSS or Atom piece by piece; an item that isn't well-formed spoils no other. */
function itemReader(rowMax: number) {
  let root: string | undefined
  let isClosed = false
  let prefix = 'g'
  let item: XmlItem | undefined
  let found: FeedRecord[] = []
  const finish = () => {
    if (item !== undefined) found.push(item.record())
    item = undefined
  }
  const reader = tagReader(
    {
      matters: () => true,
      onTag(tag) {
        if (root === undefined) {
          root = tag.name
          prefix = prefixOf(tag)
        } else if (items.has(tag.name)) {
          item?.breakAt(`<${tag.name}>`)
          finish()
          item = xmlItem({ prefix, rowMax, depthMax: limits.catalogXmlDepth })
        } else item?.open(tag)
      },
      onClose(name) {
        if (items.has(name)) finish()
        else if (name === root) {
          item?.breakAt(`</${name}>`)
          finish()
          isClosed = true
        } else item?.close(name)
      },
      onText: (text) => item?.text(text),
    },
    { isXml: true },
  )
  const taken = (): readonly FeedRecord[] => {
    const all = found
    found = []
    return all
  }
  return {
    isFeed: () => root !== undefined && roots.has(root),
    write(text: string): readonly FeedRecord[] {
      reader.write(text)
      return taken()
    },
    *end(): Generator<FeedRecord> {
      reader.end()
      item?.breakAt('')
      finish()
      yield* taken()
      if (!isClosed) throw new BrokenFeed('cut-off')
    },
  }
}

/** Opens a feed in XML by its first piece: RSS 2.0, RSS 1.0 or Atom. */
export function openXml(first: string, rowMax: number): OpenedRecords {
  const reader = itemReader(rowMax)
  const begun = reader.write(first)
  if (!reader.isFeed()) return { ok: false, fault: 'unreadable' }
  return { ok: true, begun, reader: { records: reader.write, end: reader.end } }
}
