import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { madeFeed } from '@tessera/server/contexts/discovery/catalogs/testing/made-feed'
import { picturesHost } from './soak-pictures.ts'

// Forked by the soak test: writes a file of products, and says what a reader finds in it.
const [file = '', rows = '', faults = '', pictures = '', changedEvery = '0'] = process.argv.slice(2)

const pictureUrls: Readonly<Record<string, (product: number) => string>> = {
  none: () => 'https://shop.example/one.jpg',
  one: () => `https://${picturesHost}/0.png`,
  each: (product) => `https://${picturesHost}/${product}.png`,
}

const feed = madeFeed({
  rows: Number(rows),
  faults: Number(faults),
  format: 'csv',
  pictures: pictureUrls[pictures] ?? (() => ''),
  changedEvery: Number(changedEvery),
})

await pipeline(Readable.from(feed.chunks()), createWriteStream(file))
process.send?.({
  rows: feed.rows,
  accepted: feed.accepted,
  products: feed.products,
  faults: feed.faults,
})
process.disconnect()
