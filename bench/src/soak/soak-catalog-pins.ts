import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Service } from '@tessera/commands/product/service'
import { say } from '@tessera/commands/say'
import { serve, soakPort } from './kill-under-load.ts'
import { type Caller, newMember } from './soak-caller.ts'
import { createSource, makeFile, readAgain, shown, sourceOf, watched } from './soak-catalog-runs.ts'
import type { DatabaseKind } from './soak-database.ts'
import { newPlace } from './soak-database.ts'
import { residentOf } from './soak-memory.ts'
import { pngOf } from './soak-picture.ts'

/** The number of products that have a picture of their own; 0 leaves the pins out. */
export const picturesMade = Number(process.env.PICTURES ?? 500)
const changedRows = Number(process.env.CHANGED_ROWS ?? 100_000)
const pictureSide = 600
const pollMilliseconds = 1_000
/** Max time of a changed row, in those of a new one with its pin: both are changed. */
const changedMost = 1
/** Max growth of memory over the second half of the pictures. */
const growthMost = 0.15

/** Serves a picture for each number. */
async function servePictures() {
  const server = createServer((request, response) => {
    const number = Number.parseInt(request.url?.slice(1) ?? '', 10)
    response.writeHead(200, { 'Content-Type': 'image/png' }).end(pngOf(number, pictureSide))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return { port, close: () => new Promise((resolve) => server.close(resolve)) }
}

/** Waits until the pins of a source are made; returns how many a second, and the memory on the way. */
async function madePins(person: Caller, id: string, service: Service) {
  const began = performance.now()
  const memory: number[] = []
  for (;;) {
    const {
      pictures_waiting: waiting,
      pictures_failed: failed,
      products,
    } = await sourceOf(person, id)
    memory.push(await residentOf(service.process.pid))
    if (waiting === 0) {
      const seconds = (performance.now() - began) / 1_000
      const half = memory.slice(memory.length >> 1)
      const growth = Math.max(0, (half.at(-1) ?? 0) / (half[0] ?? 1) - 1)
      const megabytes = Math.max(...memory)
      return { pins: products - failed, failed, seconds, growth, megabytes }
    }
    await new Promise((resolve) => setTimeout(resolve, pollMilliseconds))
  }
}

const pinsShown = ({
  pins,
  failed,
  seconds,
  growth,
  megabytes,
}: Awaited<ReturnType<typeof madePins>>) =>
  `${pins.toLocaleString('en')} pins in ${seconds.toFixed(1)} s, ${(pins / seconds).toFixed(0)} a second, ${failed} without a picture, at most ${megabytes.toFixed(0)} MB, ${(growth * 100).toFixed(0)} percent more in the second half`

/** Makes pins of products with a picture each, and changes many products, on one kind of database. */
export async function soakPins(kind: DatabaseKind) {
  const pictures = await servePictures()
  const place = await newPlace(kind)
  const service = await serve(place, {
    entry: 'bench/src/soak/soak-service.ts',
    environment: { PICTURES_PORT: String(pictures.port) },
  })
  const business = { account_type: 'business', business_name: 'Shop' }
  const person = await newMember(`http://localhost:${soakPort}`, `pins${Date.now()}`, business)
  const file = (name: string) => join(place.folder, `${name}.csv`)
  const told = (what: string, text: string) => {
    say(`${kind}, ${what}: ${text}.`)
    return [`${kind}, ${what}`, text] as const
  }

  // Three of a dozen rows are the sizes of one product.
  await makeFile(file('each'), {
    rows: Math.round(picturesMade * 1.2),
    faults: 0,
    pictures: 'each',
  })
  const each = await createSource(person, 'Pictures', file('each'))
  await watched(person, each, { service })
  const apart = await madePins(person, each, service)
  const rows = [told('a picture each', pinsShown(apart))]

  const plain = { rows: changedRows, faults: 0, pictures: 'one' } as const
  await makeFile(file('first'), plain)
  await makeFile(file('some'), { ...plain, changedEvery: 10 })
  await makeFile(file('all'), { ...plain, changedEvery: 1 })
  const prices = await createSource(person, 'Prices', file('first'))
  const first = await watched(person, prices, { service })
  rows.push(told('first', shown(first)))
  const shared = await madePins(person, prices, service)
  rows.push(told('one picture', pinsShown(shared)))
  const again = async (name: string) => {
    await readAgain(person, prices, file(name))
    const ended = await watched(person, prices, { service })
    rows.push(told(`${name} changed`, shown(ended)))
    return ended
  }
  const same = await again('first')
  const some = await again('some')
  const all = await again('all')
  const newRow = first.seconds / first.run.rows
  const newProduct = newRow + shared.seconds / shared.pins
  const changedRow = all.seconds / all.run.changed
  const changedOfSome = (some.seconds - same.seconds) / some.run.changed
  const inRows = (seconds: number) => (seconds / newRow).toFixed(1)
  rows.push(
    told(
      'a changed row',
      `${inRows(changedRow)} times as long as a new one without its pin where all changed, ${(changedRow / newProduct).toFixed(1)} times as long as one with it, and ${inRows(changedOfSome)} times in addition to reading where a tenth did`,
    ),
  )
  await service.stop()
  await place.remove()
  await pictures.close()
  const held = {
    'each product has its pin': apart.failed + shared.failed === 0,
    'memory stays flat': apart.growth < growthMost,
    'a tenth changed': Math.abs(some.run.changed / changedRows - 0.1) < 0.01,
    'the rest changed': all.run.changed > 0.8 * changedRows,
    'a changed row is not dear': changedRow < changedMost * newProduct,
  }
  const broken = Object.entries(held).flatMap(([name, ok]) => (ok ? [] : name))
  rows.push(told('pins', broken.length === 0 ? 'all held' : `broken: ${broken.join(', ')}`))
  return { ok: broken.length === 0, rows }
}
