import { expect, test } from 'vitest'
import { readPage } from '../../../base/outside-pages/read-page.ts'
import { pageProducts } from './page-products.ts'

const url = 'https://shop.example/lamp'
const metas = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, content]) => `<meta property="${name}" content="${content}">`)
    .join('')
const lamp = {
  'og:type': 'product',
  'og:title': 'Lamp',
  'og:description': 'Of brass',
  'og:image': '/lamp.jpg',
  'product:price:amount': '20.00',
  'product:price:currency': 'EUR',
  'product:availability': 'out of stock',
}
const linked = (thing: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', ...thing })}</script>`

async function valuesOf(head: string) {
  const page = { url, contentType: 'text/html; charset=utf-8' }
  const bytes = new TextEncoder().encode(`<head><title>Shop</title>${head}</head>`)
  const { rows } = pageProducts(await readPage({ ...page, bytes }, 'Tessera'), url)
  return rows.map((cells) =>
    Object.fromEntries(
      Object.entries(cells).flatMap(([column, { value }]) =>
        value === '' ? [] : [[column, value]],
      ),
    ),
  )
}

const read = {
  id: '/lamp',
  title: 'Lamp',
  description: 'Of brass',
  link: url,
  image_link: 'https://shop.example/lamp.jpg',
  price: '20.00 EUR',
  availability: 'out of stock',
}

test.each([
  ['a product', metas(lamp), [read]],
  [
    'a product with all that shops say',
    metas({
      ...lamp,
      'product:retailer_item_id': 'L-1',
      'product:brand': 'Nørdlicht',
      'product:color': 'ivory',
      'product:size': 'M',
      'product:category': 'Home > Lamps',
    }),
    [
      {
        ...read,
        id: 'L-1',
        brand: 'Nørdlicht',
        color: 'ivory',
        size: 'M',
        product_type: 'Home > Lamps',
      },
    ],
  ],
  [
    'a product by its price alone, as older shops write it',
    metas({ 'og:price:amount': '5', 'og:price:currency': 'USD' }),
    [{ id: '/lamp', title: 'Shop', link: url, price: '5 USD' }],
  ],
  [
    'a product without a price, which the report names',
    metas({ 'og:type': 'og:product', 'og:title': 'Lamp' }),
    [{ id: '/lamp', title: 'Lamp', link: url }],
  ],
  ['a list of products', metas({ ...lamp, 'og:type': 'product.group' }), []],
  ['an article about one', metas({ ...lamp, 'og:type': 'article' }), []],
  ['a page without a product', metas({ 'og:title': 'Lamps' }), []],
  [
    'a product of schema.org, whose gaps Open Graph fills',
    metas({ ...lamp, 'product:retailer_item_id': 'L-1', 'product:brand': 'Nørdlicht' }) +
      linked({ name: 'Brass lamp', offers: { price: 18, priceCurrency: 'USD' } }),
    [{ ...read, title: 'Brass lamp', price: '18 USD', brand: 'Nørdlicht' }],
  ],
  [
    'kinds of schema.org, which Open Graph says nothing about',
    metas(lamp) +
      linked({
        '@type': 'ProductGroup',
        name: 'Lamp',
        productGroupID: 'L',
        image: '/l.jpg',
        hasVariant: ['S', 'M'].map((size) => ({ '@type': 'Product', sku: size, size })),
      }),
    ['S', 'M'].map((size) => ({
      id: size,
      size,
      title: 'Lamp',
      link: url,
      item_group_id: 'L',
      image_link: 'https://shop.example/l.jpg',
    })),
  ],
])('the tags of a page say: %s', async (_, head, rows) => {
  expect(await valuesOf(head)).toEqual(rows)
})
