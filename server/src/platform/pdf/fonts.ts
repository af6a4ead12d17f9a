import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import common from '@fontsource/noto-sans/unicode.json' with { type: 'json' }
import arabic from '@fontsource-variable/noto-sans-arabic/unicode.json' with { type: 'json' }
import hebrew from '@fontsource-variable/noto-sans-hebrew/unicode.json' with { type: 'json' }
import korean from '@fontsource-variable/noto-sans-kr/unicode.json' with { type: 'json' }
import chinese from '@fontsource-variable/noto-sans-sc/unicode.json' with { type: 'json' }
import subsetFont from 'subset-font'
import * as z from 'zod'

const require = createRequire(import.meta.url)

type Weight = 400 | 700

/** A part of a font: a file for some of its characters. */
interface FontPart {
  readonly name: string
  has(sign: string): boolean
  /** Loads it in a weight, with what some of its characters need. */
  load(weight: Weight, signs: string): Promise<Buffer>
}

const rangeOf = (text: string): readonly [number, number] => {
  const [first = '0', last = first] = text.replace('U+', '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

/** Returns the parts that a package lists, each with a test for its characters. */
function listedParts(ranges: unknown) {
  return Object.entries(z.record(z.string(), z.string()).parse(ranges)).map(([listed, text]) => {
    const spans = text.split(',').map(rangeOf)
    // Parts without a name have a number in brackets.
    return {
      name: listed.replace(/[[\]]/g, ''),
      has(sign: string): boolean {
        const code = sign.codePointAt(0) ?? 0
        return spans.some(([first, last]) => code >= first && code <= last)
      },
    }
  })
}

const plainFiles = new Map<string, Buffer>()

function plainParts(): readonly FontPart[] {
  return listedParts(common)
    .map((part) => ({
      ...part,
      async load(weight: Weight) {
        const path = `@fontsource/noto-sans/files/noto-sans-${part.name}-${weight}-normal.woff`
        const file = plainFiles.get(path) ?? readFileSync(require.resolve(path))
        plainFiles.set(path, file)
        return file
      },
    }))
    .sort((one, other) => Number(other.name === 'latin') - Number(one.name === 'latin'))
}

/** Scripts whose fonts have all weights in one file, of which pdfkit can embed none as it is. */
const scripts = [
  { font: 'arabic', ranges: arabic, signs: /\p{Script=Arabic}/u },
  { font: 'hebrew', ranges: hebrew, signs: /\p{Script=Hebrew}/u },
  { font: 'kr', ranges: korean, signs: /\p{Script=Hangul}/u },
  // Japanese and traditional Chinese too, in the shapes that are usual in China.
  { font: 'sc', ranges: chinese, signs: /./u },
] as const

const scriptParts = (): readonly FontPart[] =>
  scripts.flatMap(({ font, ranges, signs }) =>
    listedParts(ranges).map(({ name, has }) => ({
      name: `${font}-${name}`,
      has: (sign: string) => signs.test(sign) && has(sign),
      async load(weight: Weight, text: string) {
        const path = `@fontsource-variable/noto-sans-${font}/files/noto-sans-${font}-${name}-wght-normal.woff2`
        const file = await readFile(require.resolve(path))
        const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const
        return subsetFont(file, text, options)
      },
    })),
  )

let known: readonly FontPart[] | undefined

/** Returns the parts of all fonts, the most common one first. */
export function fontParts(): readonly FontPart[] {
  known ??= [...plainParts(), ...scriptParts()]
  return known
}

/** A piece of a text that one part of a font can write. */
export interface TextRun {
  readonly part: string
  readonly text: string
}

/** Signs that order a text and are not written. */
const control = /\p{Bidi_Control}/u

/** Stands for what no font here has: letters of rarer scripts, each by itself, and each emoji as a whole. */
export const unwritten = '\u25a1'

/** Splits a text by the part of a font that has its characters; those that none has become '□'. */
export function runsOf(text: string): readonly TextRun[] {
  const parts = fontParts()
  const runs: { part: string; text: string }[] = []
  for (const sign of text.normalize('NFC').replace(/\p{RGI_Emoji}/gv, unwritten)) {
    if (control.test(sign)) continue
    const last = runs.at(-1)
    const current = parts.find(({ name }) => name === last?.part)
    // Spaces and digits stay with the run that they are in.
    const written = parts.some((each) => each.has(sign)) ? sign : unwritten
    const part = current?.has(written) === true ? current : parts.find((each) => each.has(written))
    const name = part?.name ?? 'latin-ext'
    if (last?.part === name) last.text += written
    else runs.push({ part: name, text: written })
  }
  return runs
}

/** Loads the fonts of some texts; the key of each is its part and weight. */
export async function loadFonts(texts: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const byPart = Map.groupBy(texts.flatMap(runsOf), ({ part }) => part)
  const loads = [...byPart].flatMap(([name, runs]) => {
    const part = fontParts().find((each) => each.name === name)
    const signs = runs.map(({ text }) => text).join(' ')
    return ([400, 700] as const).map(
      async (weight) => [`${name}-${weight}`, await part?.load(weight, signs)] as const,
    )
  })
  const loaded = await Promise.all(loads)
  return new Map(loaded.flatMap(([key, file]) => (file === undefined ? [] : [[key, file]])))
}
