import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import subsetFont from 'subset-font'

/** The folder of the files that are made. */
const folder = 'shared/ui/src/typefaces'

/** A character, or the first and the last of a range. */
type Range = readonly [first: number, last: number]

/** The Latin characters of the typefaces' own file for western Europe. */
const latin: readonly Range[] = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
]

const codeOf = (sign: string): number => sign.codePointAt(0) ?? 0

/**
 * The characters that every page loads: those of a keyboard, of the product's own copy in each language, and
 * what numbers, prices, dates and names in a sentence bring along.
 */
const common: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  ...[...'£©·Ä×ÖÜßäö÷ü€−'].map((sign): Range => [codeOf(sign), codeOf(sign)]),
  [0x2009, 0x200f],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2066, 0x2069],
]

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0')

/** Writes ranges as a `unicode-range`. */
const rangeOf = (ranges: readonly Range[]): string =>
  ranges
    .map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`)
    .join(', ')

const codesOf = (ranges: readonly Range[]): readonly number[] =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))

const commonCodes = new Set(codesOf(common))

/** The files of each typeface: the common characters, and the rest, which loads when a text has one of them. */
const parts = {
  common: { codes: codesOf(common), range: rangeOf(common) },
  // Browsers take a character from the last file whose range has it, and the styles name the common one last:
  // the range of all is shorter than that of those which are left.
  rest: { codes: codesOf(latin).filter((code) => !commonCodes.has(code)), range: rangeOf(latin) },
} as const

/** Kerning and ligatures as browsers use them by themselves, and figures of one width for tables. */
const features = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum']

/** The typefaces with the weights that the tokens and styles use. */
const typefaces = [
  { name: 'instrument-sans', weights: { min: 400, max: 700 } },
  { name: 'bricolage-grotesque', weights: { min: 650, max: 750 } },
] as const

/** A file that is made of a typeface. */
export interface TypefaceFile {
  readonly path: string
  /** Its characters, as `unicode-range` has them. */
  readonly range: string
  /** The hash of the typeface and of all that decides what is made of it. */
  readonly madeFrom: string
  readonly make: () => Promise<Uint8Array>
}

/** The file that says what each of them was made from, and its own hash: making them again takes seconds. */
const listPath = `${folder}/made.json`

/** Reads a typeface as the kit's package resolves it. */
function sourceOf(name: string): Buffer {
  const { resolve } = createRequire(join(root, 'shared/ui/package.json'))
  return readFileSync(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`))
}

const hashOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** The files that pages load of the two typefaces. */
export const typefaceFiles: readonly TypefaceFile[] = typefaces.flatMap(({ name, weights }) =>
  Object.entries(parts).map(([part, { codes, range }]) => {
    const options = {
      targetFormat: 'woff2' as const,
      keepFeatures: features,
      variationAxes: { wght: weights },
    }
    const source = sourceOf(name)
    const text = String.fromCodePoint(...codes)
    return {
      path: `${folder}/${name}-${part}.woff2`,
      range,
      madeFrom: hashOf(source, text, JSON.stringify(options)),
      make: () => subsetFont(source, text, options),
    }
  }),
)

/** Says of each file what it was made from, and which bytes it has. */
function noteOf({ path, madeFrom }: TypefaceFile) {
  return { path, madeFrom, sha256: hashOf(readFileSync(join(root, path))) }
}

/** Lists the files that are not what `npm run fix` makes. */
export function staleTypefaces(): readonly string[] {
  const kept = readFileSync(join(root, listPath), 'utf8')
  return typefaceFiles
    .map(noteOf)
    .filter((note) => !kept.includes(JSON.stringify(note, null, 2).replace(/\n/g, '\n  ')))
    .map(({ path }) => path)
}

/** Lists the characters of the product's copy that the common files lack. */
export function uncommonInCopy(): readonly string[] {
  const text = globSync('{shell,server,demo,mfe-*,shared/*}/src/languages/*.json', { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('')
  return [...new Set(text)].filter((sign) => {
    const code = codeOf(sign)
    return code >= 0x20 && !commonCodes.has(code)
  })
}

/** Makes the files of the typefaces that changed. */
export async function writeTypefaces(): Promise<void> {
  mkdirSync(join(root, folder), { recursive: true })
  const stale = existsSync(join(root, listPath)) ? staleTypefaces() : undefined
  for (const { path, make } of typefaceFiles)
    if (stale === undefined || stale.includes(path)) writeFileSync(join(root, path), await make())
  writeFileSync(join(root, listPath), `${JSON.stringify(typefaceFiles.map(noteOf), null, 2)}\n`)
}

if (import.meta.main) await writeTypefaces()
