import type { Boot } from '@tessera/contracts/boot'
import type { LinkedData } from './linked-data/linked-data.ts'
import { escapeJson, escapeText, tag } from './markup.ts'
import type { Card } from './page-content/content.ts'

/** What a document says of itself to search engines, and to where somebody puts a link to it. */
export interface DocumentHead {
  /** What it is called, without the product's name. */
  readonly name: string
  readonly description: string
  /** The one whole address that it is known by. */
  readonly canonical: string
  readonly isIndexed: boolean
  /** How it is shown elsewhere, and where its pictures are. */
  readonly card: Card | undefined
  readonly origin: string
  readonly linkedData: readonly LinkedData[]
}

const property = (name: string, content: string): string => tag('meta', { property: name, content })

function pictureTags({ card, origin }: DocumentHead): readonly string[] {
  if (card?.picture === undefined) return []
  const { url, size, alt } = card.picture
  return [
    // Not every chat reads what browsers do.
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

function openGraph(head: DocumentHead, { brand, locale }: Boot): readonly string[] {
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

/** A large picture, but for people: those are small and square. */
function twitterCard({ card, name, description }: DocumentHead): readonly string[] {
  const isLarge = card?.picture !== undefined && card.kind !== 'profile'
  const named = (key: string, content: string) => tag('meta', { name: `twitter:${key}`, content })
  return [
    named('card', isLarge ? 'summary_large_image' : 'summary'),
    named('title', name),
    named('description', description),
    ...(card?.picture === undefined || card.picture.alt === ''
      ? []
      : [named('image:alt', card.picture.alt)]),
  ]
}

/** What a page says of itself to programs that collect pages, in blocks of data that stand after all else. */
export const dataBlocks = ({ linkedData }: DocumentHead): readonly string[] =>
  linkedData.map(dataBlock)

/** A block of data is no script: nothing of it ever runs. */
const dataBlock = (data: LinkedData): string =>
  `<script type="application/ld+json">${escapeJson({ '@context': 'https://schema.org', ...data })}</script>`

/** The lines of a document's head that say what it is. What is not there says nothing of itself. */
export function headLines(head: DocumentHead, boot: Boot): readonly string[] {
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
