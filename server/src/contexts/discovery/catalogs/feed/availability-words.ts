import type { Availability } from '../../../pins/index.ts'

const words: Readonly<Record<string, Availability>> = {
  instock: 'in stock',
  available: 'in stock',
  limitedavailability: 'in stock',
  onlineonly: 'in stock',
  instoreonly: 'in stock',
  madetoorder: 'in stock',
  outofstock: 'out of stock',
  soldout: 'out of stock',
  discontinued: 'out of stock',
  reserved: 'out of stock',
  unavailable: 'out of stock',
  preorder: 'preorder',
  presale: 'preorder',
  backorder: 'preorder',
}

/** Returns the availability that a feed writes as 'in stock', 'in_stock' or a schema.org URL. */
export function availabilityIn(text: string): Availability | undefined {
  const word = text
    .toLowerCase()
    .replace(/^https?:\/\/schema\.org\//, '')
    .replace(/[^a-z]/g, '')
  return Object.hasOwn(words, word) ? words[word] : undefined
}
