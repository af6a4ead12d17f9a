import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { madeFeed } from '@tessera/server/domains/catalogs/testing/made-feed'

// Forked by the soak test: writes a file of products, and says what a reader finds in it.
const [file = '', rows = '', faults = ''] = process.argv.slice(2)

const feed = madeFeed({
  rows: Number(rows),
  faults: Number(faults),
  format: 'csv',
  // One that nobody serves: the soak is about the rows.
  pictures: () => 'https://shop.example/one.jpg',
})

await pipeline(Readable.from(feed.chunks()), createWriteStream(file))
process.send?.({
  rows: feed.rows,
  accepted: feed.accepted,
  products: feed.products,
  faults: feed.faults,
})
process.disconnect()
