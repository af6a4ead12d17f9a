import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { SizeName, Sizes } from '@tessera/server/contexts/base/media/rules'

/** The stored facts of a picture, which spare opening its file. */
export interface PictureFacts {
  readonly width: number
  readonly height: number
  /** The hash of its file. */
  readonly sha: string
  /** A color as #rrggbb. */
  readonly dominantColor: string
  readonly phash: bigint | null
}

/** The folder of `demo/`. */
export const demoFolder = new URL('../../', import.meta.url)

/** The file with the facts. */
export const factsFile = new URL('world/facts.txt', demoFolder)

/** Writes a picture's facts as a line. */
export const factsLine = (name: string, facts: PictureFacts): string =>
  [name, facts.width, facts.height, facts.dominantColor, facts.phash ?? '-', facts.sha].join(' ')

/** Returns the facts of all kept pictures, by name. */
export function readFacts(): ReadonlyMap<string, PictureFacts> {
  const lines = readFileSync(factsFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const [name = '', width, height, dominantColor = '', phash = '-', sha = ''] = line.split(' ')
      const facts = {
        width: Number(width),
        height: Number(height),
        sha,
        dominantColor,
        phash: phash === '-' ? null : BigInt(phash),
      }
      return [name, facts]
    }),
  )
}

/** Reads the file of a kept picture. */
export const readPicture = async (name: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(new URL(`${name}.webp`, demoFolder)))

const widths: Readonly<Record<SizeName, number>> = {
  '236x': 236,
  '300x': 300,
  '474x': 474,
  '564x': 564,
  '736x': 736,
  orig: Infinity,
}

/** Returns a picture's sizes; none is larger than the picture. */
export function sizesOf({ width, height }: { width: number; height: number }): Sizes {
  const size = (name: SizeName) => {
    const across = Math.min(width, widths[name])
    return { width: across, height: Math.round((height * across) / width) }
  }
  return {
    '236x': size('236x'),
    '300x': size('300x'),
    '474x': size('474x'),
    '564x': size('564x'),
    '736x': size('736x'),
    orig: size('orig'),
  }
}
