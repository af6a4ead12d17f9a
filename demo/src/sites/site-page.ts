import { escapeText, tag } from '@tessera/server/documents/markup'
import type { ShelvedSite, ShownIdea } from './demo-shelf.ts'
import { siteStyle } from './site-style.ts'

/** A page's HTML, with the style that its policy allows. */
interface SitePage {
  readonly html: string
  readonly style: string
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const priceOf = (cents: number): string => money.format(cents / 100)

const wordsOf = (description: string): string => description.replace(/ #.*$/, '')

const schemas = {
  'in stock': ['InStock', 'In stock, ships in two days'],
  'out of stock': ['OutOfStock', 'Sold out for now'],
  preorder: ['PreOrder', 'Order now, ships next month'],
} as const

const jsonLd = (thing: Readonly<Record<string, unknown>>): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')}</script>`

const meta = (name: string, content: string): string =>
  tag('meta', name.includes(':') ? { property: name, content } : { name, content })

/** Describes a page to programs: a product with its offer, or an article. */
function factsOf({ site }: ShelvedSite, { pin, slug }: ShownIdea): string {
  const { title, description, product, priceCents } = pin
  const image = `https://${site.domain}/${slug}.webp`
  const about = wordsOf(description)
  const shared = [meta('og:title', title), meta('og:description', about), meta('og:image', image)]
  if (product === undefined || priceCents === undefined)
    return [
      ...shared,
      meta('og:type', 'article'),
      jsonLd({ '@type': 'Article', headline: title, description: about, image }),
    ].join('')
  const price = (priceCents / 100).toFixed(2)
  const [availability] = schemas[product.availability]
  return [
    ...shared,
    meta('og:type', 'product'),
    meta('product:price:amount', price),
    meta('product:price:currency', 'USD'),
    meta('product:availability', product.availability),
    meta('product:brand', product.brand),
    jsonLd({
      '@type': 'Product',
      name: title,
      description: about,
      image,
      color: product.colour,
      brand: { '@type': 'Brand', name: product.brand },
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: 'USD',
        availability: `https://schema.org/${availability}`,
      },
    }),
  ].join('')
}

function wholePage({ site }: ShelvedSite, title: string, head: string, body: string): SitePage {
  const style = siteStyle(site.accent)
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeText(title)} · ${escapeText(site.name)}</title>
${meta('og:site_name', site.name)}${head}
<style>${style}</style></head>
<body><header><a href="./">${escapeText(site.name)}</a><p>${escapeText(site.tagline)}</p></header>
<main>${body}</main>
<footer><p>${escapeText(site.name)} is part of the demo and sells nothing.</p></footer></body></html>
`
  return { html, style }
}

const pictureOf = ({ slug, width, height, pin }: ShownIdea, loading: 'eager' | 'lazy'): string =>
  tag('img', {
    src: `${slug}.webp`,
    alt: pin.title,
    width: String(width),
    height: String(height),
    loading,
  })

function cardOf(idea: ShownIdea): string {
  const { slug, pin } = idea
  const price = pin.priceCents === undefined ? '' : `<span>${priceOf(pin.priceCents)}</span>`
  return `<li>${tag('a', { href: slug })}${pictureOf(idea, 'lazy')}<strong>${escapeText(pin.title)}</strong>${price}</a></li>`
}

function offerOf({ product, priceCents }: ShownIdea['pin']): string {
  if (product === undefined || priceCents === undefined) return ''
  const { regularCents, availability, colour, style } = product
  const before = regularCents === undefined ? '' : ` <s>${priceOf(regularCents)}</s>`
  const traits = [colour, style].filter((trait) => trait !== null && trait !== '')
  return `<p class="price">${priceOf(priceCents)}${before}</p><p class="stock">${schemas[availability][1]}</p><dl><dt>Details</dt><dd>${escapeText(traits.join(', '))}</dd></dl>`
}

/** The page of one idea. */
export function ideaPage(shelved: ShelvedSite, idea: ShownIdea): SitePage {
  const { site, ideas } = shelved
  const { pin, slug } = idea
  const others = ideas.filter((each) => each !== idea).slice(0, 6)
  const more =
    others.length === 0
      ? ''
      : `<section><h2>More from ${escapeText(site.name)}</h2><ul>${others.map(cardOf).join('')}</ul></section>`
  const head = `${tag('link', { rel: 'canonical', href: `https://${site.domain}/${slug}` })}${meta('description', wordsOf(pin.description))}${factsOf(shelved, idea)}`
  const body = `<article>${pictureOf(idea, 'eager')}<div><h1>${escapeText(pin.title)}</h1>${offerOf(pin)}<p class="about">${escapeText(wordsOf(pin.description))}</p></div></article>${more}`
  return wholePage(shelved, pin.title, head, body)
}

/** The first page of a site: all of its ideas. */
export const homePage = (shelved: ShelvedSite): SitePage =>
  wholePage(
    shelved,
    shelved.site.tagline,
    meta('description', shelved.site.tagline),
    `<section><h1>${escapeText(shelved.site.tagline)}</h1><ul>${shelved.ideas.map(cardOf).join('')}</ul></section>`,
  )
