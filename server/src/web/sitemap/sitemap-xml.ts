import { escapeText } from '../../documents/markup.ts'

/** An address in a sitemap. */
export interface ListedAddress {
  readonly path: string
  readonly changedAt: Date
  /** The path of a picture on the page. */
  readonly picture?: string
}

const begin = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const pictureSchema = 'http://www.google.com/schemas/sitemap-image/1.1'

/** Writes the index of sitemaps. */
export const sitemapIndex = (origin: string, paths: readonly string[]): string =>
  `${begin}<sitemapindex xmlns="${schema}">\n${paths
    .map((path) => `<sitemap><loc>${escapeText(origin + path)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`

function urlOf(origin: string, { path, changedAt, picture }: ListedAddress): string {
  const day = changedAt.toISOString()
  const image =
    picture === undefined
      ? ''
      : `<image:image><image:loc>${escapeText(origin + picture)}</image:loc></image:image>`
  return `<url><loc>${escapeText(origin + path)}</loc><lastmod>${day}</lastmod>${image}</url>\n`
}

/** Writes a sitemap. */
export const sitemapOf = (origin: string, addresses: readonly ListedAddress[]): string =>
  `${begin}<urlset xmlns="${schema}" xmlns:image="${pictureSchema}">\n${addresses
    .map((address) => urlOf(origin, address))
    .join('')}</urlset>\n`
