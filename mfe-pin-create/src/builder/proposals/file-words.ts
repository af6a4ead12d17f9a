import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'

/** The fields of a pin that a file or a page can have words for. */
export const wordFields = ['title', 'description', 'altText'] as const

/** A field of a pin that a file or a page can have words for. */
export type WordField = (typeof wordFields)[number]

/** Words for the fields of a pin. */
export type FoundWords = Readonly<Partial<Record<WordField, string>>>

/** Texts that cameras write into every picture. */
const ofCameras =
  /^(?:olympus digital camera|minolta digital camera|kodak digital still camera|sony dsc|dcim.*|dsc[_n]?\d*|img[_-]?\d+|untitled|default|screenshot|processed with .*)$/i

/** Control characters, and those that turn the direction of the text around them. */
const unseen = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu

/** Characters of a text that was read in the wrong encoding, such as 'Ã¼' for 'ü'. */
const misread = /\ufffd|[ÃÂ][\u0080-\u00bf]|â€/

/** Returns a text of a file as one plain line; '' for one that says nothing. */
function plainText(text: string, most: number): string {
  const start = text.slice(0, most * 20).toWellFormed()
  const line = start
    .replace(/<[^<>]*>/g, ' ')
    .replace(unseen, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (misread.test(start) || ofCameras.test(line) || !/\p{L}/u.test(line)) return ''
  return [...line].slice(0, most).join('').trim()
}

/** A text in several languages, of which the first is the default. */
const Languages = z.array(z.object({ value: z.string() })).check(z.minLength(1))
const Entry = z.catch(
  z.optional(z.object({ value: z.unknown(), description: z.string() })),
  undefined,
)

/** The parts of the metadata that hold words. Everything else of it is not looked at. */
const Metadata = z.object({
  xmp: z.optional(z.object({ title: Entry, description: Entry, AltTextAccessibility: Entry })),
  iptc: z.optional(z.object({ 'Object Name': Entry, Headline: Entry, 'Caption/Abstract': Entry })),
  exif: z.optional(z.object({ ImageDescription: Entry })),
  pngText: z.optional(z.object({ Title: Entry, Description: Entry })),
})

function textOf(entry: z.infer<typeof Entry>): string {
  const languages = z.safeParse(Languages, entry?.value)
  return (languages.success ? languages.data[0]?.value : entry?.description) ?? ''
}

const firstOf = (entries: readonly z.infer<typeof Entry>[], most: number): string =>
  entries.map((entry) => plainText(textOf(entry), most)).find((text) => text !== '') ?? ''

/**
 * Returns the words for a pin that a file's metadata has. A caption also serves as alt text where the
 * file has none.
 */
export function wordsIn(metadata: unknown): FoundWords {
  const parsed = z.safeParse(Metadata, metadata)
  if (!parsed.success) return {}
  const { xmp, iptc, exif, pngText } = parsed.data
  const captions = [
    xmp?.description,
    iptc?.['Caption/Abstract'],
    exif?.ImageDescription,
    pngText?.Description,
  ]
  const found: Record<WordField, string> = {
    title: firstOf(
      [xmp?.title, iptc?.['Object Name'], iptc?.Headline, pngText?.Title],
      limits.pinTitleMax,
    ),
    description: firstOf(captions, limits.pinTextMax),
    altText: firstOf([xmp?.AltTextAccessibility, ...captions], limits.pinAltTextMax),
  }
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text !== ''))
}
