import { pinLinkMax, pinTitleMax } from '@tessera/contracts/limit-values'
import { pictureFileFault } from '@tessera/contracts/picture-file'
import { z } from '@tessera/contracts/schema'
import {
  type Carried,
  carriedKey,
  carriedMax,
  type PictureGiven,
  type PictureWanted,
} from './carried.ts'

const sideMax = 100_000

/** Max length of a fragment that is read. */
const fragmentMax = 200_000

const side = z.int().check(z.gte(0), z.lte(sideMax))
const address = z.url({ protocol: /^https?$/ }).check(z.maxLength(pinLinkMax))
const CarriedPicture = z.tuple([address, side, side, z.string()])

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads the pictures that a page of another site put into an address; invalid ones are dropped. */
export function carriedIn(hash: string): readonly Carried[] {
  if (hash.length > fragmentMax) return []
  const text = new URLSearchParams(hash.replace(/^#/, '')).get(carriedKey)
  const listed = z.safeParse(z.array(z.unknown()), parsed(text ?? ''))
  return (listed.data ?? []).slice(0, carriedMax).flatMap((each) => {
    const { data } = z.safeParse(CarriedPicture, each)
    if (data === undefined) return []
    const [address, width, height, text] = data
    return { address, width, height, text: text.slice(0, pinTitleMax) }
  })
}

const isPicture = (value: unknown): boolean =>
  value === null || (value instanceof Blob && pictureFileFault(value) === undefined)

const Given = z.strictObject({
  kind: z.literal('save.picture-given'),
  guid: z.string(),
  address: z.string(),
  picture: z.unknown().check(z.refine(isPicture)),
})

/** Reads the answer to what was asked for; undefined for any other message. */
export function givenIn(data: unknown, asked: PictureWanted): PictureGiven | undefined {
  const given = z.safeParse(Given, data).data
  if (given?.guid !== asked.guid || given.address !== asked.address) return undefined
  return { ...given, picture: given.picture instanceof Blob ? given.picture : null }
}
