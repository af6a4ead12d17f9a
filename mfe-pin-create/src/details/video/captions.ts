import { type CaptionsFault, readCaptions, vttOf } from '@tessera/contracts/captions'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { words } from '../../pictures/video/words.ts'

/** Captions that were chosen, as WebVTT. */
export const Captions = z.object({
  name: z.string(),
  language: z.string(),
  text: z.string(),
  /** The number of captions. */
  count: z.int(),
})

/** Captions that were chosen, as WebVTT. */
export type Captions = z.infer<typeof Captions>

/** The languages that captions are offered in. */
export const captionLanguages = [
  'ar',
  'bn',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'fi',
  'fr',
  'he',
  'hi',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'ms',
  'nb',
  'nl',
  'pl',
  'pt-BR',
  'pt-PT',
  'ro',
  'ru',
  'sk',
  'sv',
  'th',
  'tl',
  'tr',
  'uk',
  'vi',
  'zh-CN',
  'zh-TW',
] as const

/** Returns the language that captions have at first: the page's, or English. */
export function languageOf(locale: string): string {
  const isOffered = (wanted: string) => captionLanguages.find((each) => each === wanted)
  const [language = ''] = locale.split('-')
  const near = captionLanguages.find((each) => each.startsWith(`${language}-`))
  return isOffered(locale) ?? isOffered(language) ?? near ?? 'en'
}

/** Returns the text of a captions file; SubRip files of old are in windows-1252. */
export function captionsText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function faultText({ kind, line }: CaptionsFault): string {
  switch (kind) {
    case 'not-captions':
      return words.captionsUnknown({ line })
    case 'time':
      return words.captionsTime({ line })
    case 'order':
      return words.captionsOrder({ line })
    case 'no-text':
      return words.captionsText({ line })
    case 'empty':
      return words.captionsEmpty()
    case 'too-large':
      return words.captionsLarge({ max: limits.captionsMax })
  }
}

/** The captions of a file, or why there are none. */
export type FileCaptions =
  | { readonly ok: true; readonly captions: Omit<Captions, 'language'> }
  | { readonly ok: false; readonly fault: string }

/** Bytes of one character of captions, at most. */
const characterBytes = 4

/** Reads a captions file. */
export async function captionsOfFile(
  file: Pick<File, 'name' | 'size' | 'arrayBuffer'>,
): Promise<FileCaptions> {
  if (file.size > limits.captionsMax * characterBytes)
    return { ok: false, fault: faultText({ kind: 'too-large', line: 1 }) }
  const read = readCaptions(captionsText(new Uint8Array(await file.arrayBuffer())))
  if (!read.ok) return { ok: false, fault: faultText(read.fault) }
  const text = vttOf(read.cues)
  if (text.length > limits.captionsMax)
    return { ok: false, fault: faultText({ kind: 'too-large', line: 1 }) }
  const name = file.name.slice(0, limits.captionsNameMax)
  return { ok: true, captions: { name, text, count: read.cues.length } }
}
