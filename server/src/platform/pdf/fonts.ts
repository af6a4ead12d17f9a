import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import ranges from '@fontsource/noto-sans/unicode.json' with { type: 'json' }
import * as z from 'zod'

const require = createRequire(import.meta.url)
const folder = '@fontsource/noto-sans'

/** The scripts of the font, each a file of its own, the most common one first. */
interface FontPart {
  readonly name: string
  has(codePoint: number): boolean
}

const rangeOf = (text: string): readonly [number, number] => {
  const [first = '0', last = first] = text.replace('U+', '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

let known: readonly FontPart[] | undefined

/** Returns the parts of the font, by the characters that each has. */
export function fontParts(): readonly FontPart[] {
  known ??= Object.entries(z.record(z.string(), z.string()).parse(ranges))
    .map(([name, text]) => {
      const spans = text.split(',').map(rangeOf)
      return {
        name,
        has: (code: number) => spans.some(([first, last]) => code >= first && code <= last),
      }
    })
    .sort((one, other) => Number(other.name === 'latin') - Number(one.name === 'latin'))
  return known
}

const files = new Map<string, Buffer>()

/** Reads a part of the font in a weight. */
export function fontFile(part: string, weight: 400 | 700): Buffer {
  const path = `${folder}/files/noto-sans-${part}-${weight}-normal.woff`
  const file = files.get(path) ?? readFileSync(require.resolve(path))
  files.set(path, file)
  return file
}

/** A piece of a text that one part of the font can write. */
export interface TextRun {
  readonly part: string
  readonly text: string
}

/** Splits a text by the part of the font that has its characters; those that none has become '□'. */
export function runsOf(text: string, parts: readonly FontPart[] = fontParts()): readonly TextRun[] {
  const runs: { part: string; text: string }[] = []
  for (const sign of text.normalize('NFC')) {
    const code = sign.codePointAt(0) ?? 0
    const last = runs.at(-1)
    const current = parts.find(({ name }) => name === last?.part)
    // Spaces and digits stay with the run that they are in.
    const part = current?.has(code) === true ? current : parts.find((each) => each.has(code))
    const written = part === undefined ? '\u25a1' : sign
    const name = part?.name ?? 'latin-ext'
    if (last?.part === name) last.text += written
    else runs.push({ part: name, text: written })
  }
  return runs
}
