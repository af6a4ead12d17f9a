import { textOfHtml } from '../../../platform/pages/html-text.ts'
import { type Tag, tagReader } from '../../../platform/pages/tag-reader.ts'
import { type RawPin, type RawPins, rawPins } from './plan.ts'

/** Returns the address of the first picture in HTML. */
function pictureIn(html: string): string | undefined {
  let found: string | undefined
  const reader = tagReader({
    matters: (name) => name === 'img' && found === undefined,
    onTag({ attributes }) {
      found ??= attributes.get('src')
    },
    onClose: () => undefined,
    onText: () => undefined,
  })
  reader.write(html)
  reader.end()
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

/** Takes the picture or link that an element of an item has in its attributes. */
function takeAttributes(item: Item, { name, attributes }: Tag): void {
  const type = attributes.get('type') ?? ''
  const isPicture = attributes.get('medium') === 'image' || type.startsWith('image/')
  if (name === 'media:thumbnail') item.image ??= attributes.get('url')
  if ((name === 'enclosure' || name === 'media:content') && isPicture)
    item.image ??= attributes.get('url')
  const href = attributes.get('href')
  const isPage = (attributes.get('rel') ?? 'alternate') === 'alternate'
  if (name === 'link' && href !== undefined && isPage) item.link = href
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

/** The title and the pins of a feed. */
export interface ReadFeed extends RawPins {
  readonly title: string
}

/**
 * Reads RSS or Atom; undefined when it's neither. The reader knows no entities but XML's own, so a
 * document can't define any, and keeps no stack, so its time is linear whatever the nesting.
 */
export function readFeed(xml: string, base: string): ReadFeed | undefined {
  let [isFeed, title, text] = [false, '', '']
  let root: string | undefined
  let item: Item | undefined
  const items = rawPins()
  const pinOf = ({ link, image, ...texts }: Item): RawPin => ({
    ...texts,
    link: absolute(link, base),
    image: absolute(image, base),
  })
  const reader = tagReader(
    {
      matters: () => true,
      onTag(tag) {
        root ??= tag.name
        isFeed = ['rss', 'feed', 'rdf:rdf'].includes(root)
        if (tag.name === 'item' || tag.name === 'entry')
          item = { title: '', link: '', description: '', image: undefined }
        else if (item !== undefined) takeAttributes(item, tag)
        text = ''
      },
      onClose(name) {
        if (item !== undefined && (name === 'item' || name === 'entry')) {
          items.add(pinOf(item))
          item = undefined
        } else if (item !== undefined) takeText(item, name, text)
        else if (name === 'title' && title === '') title = text.trim()
        text = ''
      },
      onText: (part) => {
        text += part
      },
    },
    { isXml: true },
  )
  reader.write(xml)
  reader.end()
  if (!isFeed) return undefined
  const { pins, ...rest } = items.all()
  return { title, pins: pins.map((pin) => ({ ...pin, board: title })), ...rest }
}
