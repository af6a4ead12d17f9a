import { Parser } from 'htmlparser2'
import { textOfHtml } from '../../platform/pages/html-text.ts'
import type { RawPin } from './plan.ts'

const pictureIn = (html: string): string | undefined => {
  let found: string | undefined
  const parser = new Parser({
    onopentag: (name, { src }) => {
      if (name === 'img' && src !== undefined) found ??= src
    },
  })
  parser.end(html)
  return found
}

interface Item {
  title: string
  link: string
  description: string
  image: string | undefined
}

const absolute = (address: string | undefined, base: string): string | undefined =>
  address === undefined || address.trim() === ''
    ? undefined
    : (URL.parse(address.trim(), base)?.href ?? address)

type Attributes = Readonly<Record<string, string>>

/** Takes the picture or link that an element of an item has in its attributes. */
function takeAttributes(item: Item, name: string, at: Attributes): void {
  const isPicture = at.medium === 'image' || (at.type ?? '').startsWith('image/')
  if (name === 'media:thumbnail') item.image ??= at.url
  if ((name === 'enclosure' || name === 'media:content') && isPicture) item.image ??= at.url
  if (name === 'link' && at.href !== undefined && (at.rel ?? 'alternate') === 'alternate')
    item.link = at.href
}

/** Takes the text of an element of an item. */
function takeText(item: Item, name: string, text: string): void {
  if (name === 'title') item.title = textOfHtml(text)
  if (name === 'link' && text.trim() !== '') item.link = text
  if (
    name === 'description' ||
    name === 'summary' ||
    name === 'content:encoded' ||
    name === 'content'
  ) {
    item.image ??= pictureIn(text)
    if (item.description === '') item.description = textOfHtml(text)
  }
}

/** What a feed holds. */
export interface ReadFeed {
  readonly title: string
  readonly pins: readonly RawPin[]
}

/**
 * Reads RSS or Atom; undefined when it's neither. The parser knows no entities but XML's own, so a
 * document can't define any.
 */
export function readFeed(xml: string, base: string): ReadFeed | undefined {
  let [isFeed, title, text] = [false, '', '']
  let item: Item | undefined
  const path: string[] = []
  const items: Item[] = []
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        path.push(name)
        if (path.length === 1) isFeed = ['rss', 'feed', 'rdf:RDF'].includes(name)
        if (name === 'item' || name === 'entry')
          item = { title: '', link: '', description: '', image: undefined }
        else if (item !== undefined) takeAttributes(item, name, attributes)
        text = ''
      },
      ontext: (part) => {
        text += part
      },
      onclosetag(name) {
        path.pop()
        if (item !== undefined && (name === 'item' || name === 'entry')) {
          items.push(item)
          item = undefined
        } else if (item !== undefined) takeText(item, name, text)
        else if (name === 'title' && title === '') title = text.trim()
        text = ''
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  if (!isFeed) return undefined
  const pins = items.map(({ title: named, description, link, image }) => ({
    ...{ title: named, description, board: title },
    link: absolute(link, base),
    image: absolute(image, base),
  }))
  return { title, pins }
}
