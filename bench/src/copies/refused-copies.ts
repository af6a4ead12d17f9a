import { readFacts, readPicture } from '@tessera/demo/pictures/picture-facts'
import type { Look } from '@tessera/server/platform/images/look'
import { lookDistance, sameLook } from '@tessera/server/platform/images/same-look'
import { sharpImages } from '@tessera/server/platform/images/sharp'
import {
  type AlteredHash,
  alteredHashes,
  waveHash,
} from '@tessera/server/platform/images/wave-hash'
import type { Line } from '../measure.ts'
import { alterations } from './altered-copies.ts'

/** Hashes are compared up to here, and looks after that, as the service does. */
const bitsMost = 10
const comparedMost = 6
/** Every fourth picture is altered in every way. */
const alteredEach = 4

let asked = 0

/** Reads a look, each as somebody else, because people have budgets for decoding. */
async function lookOf(file: Uint8Array<ArrayBuffer>): Promise<Look> {
  asked += 1
  const read = await sharpImages.look(file, { who: String(asked) })
  if (!read.ok) throw new Error(`A picture could not be read: ${read.fault}`)
  return read.image
}

interface Known {
  readonly name: string
  readonly look: Look
  readonly hash: bigint | null
  readonly hashes: readonly AlteredHash[]
}

/** Splits hashes in halves of 32 bits, which are counted without big integers. */
const halvesOf = (hash: bigint): readonly [number, number] => {
  const plain = BigInt.asUintN(64, hash)
  return [Number(plain >> 32n), Number(plain & 0xffff_ffffn)]
}

const bitsIn = (value: number): number => {
  let bits = value - ((value >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The nearest of a refused picture's looks to a copy; undefined when no hash is near. */
function nearest({ look, hashes }: Known, copy: { readonly look: Look; readonly hash: bigint }) {
  const [high, low] = halvesOf(copy.hash)
  const near = hashes
    .map((altered) => {
      const [otherHigh, otherLow] = halvesOf(altered.hash)
      return { altered, bits: bitsIn(high ^ otherHigh) + bitsIn(low ^ otherLow) }
    })
    .filter(({ bits }) => bits <= bitsMost)
    .toSorted((one, other) => one.bits - other.bits)
    .slice(0, comparedMost)
    .map(({ altered, bits }) => ({ bits, ...lookDistance(copy.look, look, altered) }))
  return near.toSorted((one, other) => one.most - other.most)[0]
}

const isHit = (found: ReturnType<typeof nearest>): boolean =>
  found !== undefined && found.mean <= sameLook.mean && found.most <= sameLook.most

/** Counts the altered copies of the world's pictures that are known, and different pictures that pass as copies. */
export async function refusedCopies(): Promise<readonly Line[]> {
  const known: Known[] = []
  for (const name of readFacts().keys()) {
    const look = await lookOf(await readPicture(name))
    known.push({ name, look, hash: waveHash(look), hashes: alteredHashes(look) })
  }
  const lines: Line[] = []
  const altered = known.filter((_, at) => at % alteredEach === 0)
  for (const [kind, alter] of Object.entries(alterations)) {
    let hits = 0
    for (const each of altered) {
      const copy = await lookOf(await alter(await readPicture(each.name)))
      const hash = waveHash(copy)
      if (hash !== null && isHit(nearest(each, { look: copy, hash }))) hits += 1
    }
    lines.push({
      name: `copies ${kind}`,
      ours: `${hits} of ${altered.length} known`,
      beside: '',
      count: hits,
      better: 'more',
      target: '99 %',
    })
  }
  let [pairs, compared, wrong, closest] = [0, 0, 0, Infinity]
  for (const one of known)
    for (const other of known) {
      const { look, hash } = other
      if (one === other || hash === null) continue
      pairs += 1
      const found = nearest(one, { look, hash })
      if (found === undefined) continue
      compared += 1
      closest = Math.min(closest, found.most)
      if (isHit(found)) {
        wrong += 1
        console.log(`${one.name} passes as ${other.name}`)
      }
    }
  lines.push({
    name: `different pictures that pass as copies, of ${pairs.toLocaleString('en')} pairs`,
    ours: `${wrong}`,
    beside: `${compared} with a hash that is near, the nearest ${closest.toFixed(1)} of ${sameLook.most}`,
    count: wrong,
    target: '0',
  })
  return lines
}
