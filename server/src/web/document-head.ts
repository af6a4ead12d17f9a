import type { BootData } from '@tessera/contracts/boot'
import type { LinkedData } from '../documents/linked-data/linked-data.ts'
import { escapeJson, escapeText, tag } from '../documents/markup.ts'
import type { Card } from '../documents/page-content/content.ts'

/** The metadata of a document for search results and link previews. */
export interface DocumentHead {
  /** The page's name, without the product's. */
  readonly name: string
  readonly description: string
  /** The canonical URL. */
  readonly canonical: string
  readonly isIndexed: boolean
  /** The document's link preview. */
  readonly card: Card | undefined
  readonly origin: string
  readonly linkedData: readonly LinkedData[]
}

const property = (name: string, content: string): string => tag('meta', { property: name, content })

function pictureTags({ card, origin }: DocumentHead): readonly string[] {
  if (card?.picture === undefined) return []
  const { url, size, alt } = card.picture
  return [
    // Some chats don't read WebP.
    property('og:image', origin + url.replace(/\.webp$/, '.jpg')),
    property('og:image:type', 'image/jpeg'),
    ...(size === undefined
      ? []
      : [
          property('og:image:width', String(size.width)),
          property('og:image:height', String(size.height)),
        ]),
    ...(alt === '' ? [] : [property('og:image:alt', alt)]),
  ]
}

function videoTags({ card, origin }: DocumentHead): readonly string[] {
  if (card?.video === undefined) return []
  const { url, type, width, height } = card.video
  return [
    property('og:video', new URL(url, origin).href),
    property('og:video:type', type),
    property('og:video:width', String(width)),
    property('og:video:height', String(height)),
  ]
}

function openGraph(head: DocumentHead, { brand, locale }: BootData): readonly string[] {
  const { card } = head
  return [
    property('og:site_name', brand),
    property('og:type', card?.kind ?? 'website'),
    property('og:title', head.name),
    property('og:description', head.description),
    property('og:url', head.canonical),
    property('og:locale', locale),
    ...pictureTags(head),
    ...videoTags(head),
    ...(card?.properties ?? []).map(([name, content]) => property(name, content)),
  ]
}

/**
 * Uses a large picture, except for profiles: theirs are small and square. Title and description are those of
 * Open Graph.
 */
function twitterCard({ card }: DocumentHead): readonly string[] {
  const isLarge = card?.picture !== undefined && card.kind !== 'profile'
  const named = (key: string, content: string) => tag('meta', { name: `twitter:${key}`, content })
  return [
    named('card', isLarge ? 'summary_large_image' : 'summary'),
    ...(card?.picture === undefined || card.picture.alt === ''
      ? []
      : [named('image:alt', card.picture.alt)]),
  ]
}

/** Writes the structured data of a page as blocks at the end of the document. */
export const dataBlocks = ({ linkedData }: DocumentHead): readonly string[] =>
  linkedData.map(dataBlock)

/** A data block never runs as a script. */
const dataBlock = (data: LinkedData): string =>
  `<script type="application/ld+json">${escapeJson({ '@context': 'https://schema.org', ...data })}</script>`

/** Writes the part of the head that describes the page. A missing page has no description. */
export function headLines(head: DocumentHead, boot: BootData): readonly string[] {
  const title = `<title>${escapeText(boot.title)}</title>`
  const description = tag('meta', { name: 'description', content: head.description })
  const robots = tag('meta', { name: 'robots', content: 'noindex' })
  if (boot.status === 404) return [title, description, robots]
  return [
    title,
    description,
    ...(head.isIndexed ? [] : [robots]),
    tag('link', { rel: 'canonical', href: head.canonical }),
    ...openGraph(head, boot),
    ...twitterCard(head),
  ]
}
