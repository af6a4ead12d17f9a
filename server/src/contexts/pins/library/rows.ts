import { AnyId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'

/*
 * The format of the folder `library` in the download of an account, from which it is restored. Each file has one
 * row of JSON on each line. A later version may add fields; one that changes the meaning of a field raises
 * `libraryVersion`.
 */

/** The version of the format. A restore refuses later ones. */
export const libraryVersion = 1

/** The file that says what is in the library. */
export const manifestName = 'library/manifest.json'

/** The kinds of rows, in the order in which they are restored. */
export const rowKinds = [
  'boards',
  'sections',
  'pins',
  'notes',
  'comments',
  'schedules',
  'kept',
  'people',
] as const

/** A kind of rows in a library. */
export type RowKind = (typeof rowKinds)[number]

const cut = (most: number) => (text: string) => [...text].slice(0, most).join('')

/** Texts lose what can't be seen, and are cut where the product's own limits end. */
const line = (most: number) =>
  z._default(z.pipe(z.string().check(z.maxLength(10_000), z.trim()), z.transform(cut(most))), '')
const lines = (most: number) =>
  z._default(
    z.pipe(z.string().check(z.maxLength(100_000), z.trimLines()), z.transform(cut(most))),
    '',
  )
const moment = z.pipe(
  z.string().check(
    z.maxLength(40),
    z.refine((text) => !Number.isNaN(Date.parse(text)), 'Not a time'),
  ),
  z.transform((text) => new Date(text)),
)
const link = z._default(
  z.nullable(z.url({ protocol: /^https?$/ }).check(z.maxLength(limits.pinLinkMax))),
  null,
)
const id = z._default(z.nullable(AnyId), null)
const amount = z.int().check(z.gte(0), z.lte(limits.productPriceMax))
const currency = z.string().check(z.regex(/^[A-Z]{3}$/))
const price = z._default(z.nullable(z.object({ amount, currency })), null)
const fraction = z.number().check(z.gte(0), z.lte(1))
const place = z._default(z.nullable(AnyId), null)

/** The files of a picture or video, as paths in the download. */
const Media = z.object({
  id: AnyId,
  picture: z.string().check(z.regex(/^pictures\/\d{1,19}\.webp$/)),
  video: z._default(
    z.nullable(z.string().check(z.regex(/^pictures\/\d{1,19}\.(?:mp4|mov|webm)$/))),
    null,
  ),
  captions: z._default(z.nullable(z.string().check(z.regex(/^pictures\/\d{1,19}\.vtt$/))), null),
  captions_language: z._default(
    z.nullable(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/))),
    null,
  ),
  /** True for a picture that may be sensitive. */
  sensitive: z._default(z.boolean(), false),
})

/** Another person, by their public names. */
const Person = z.object({ username: line(100), full_name: line(200) })

const Board = z.object({
  id: AnyId,
  name: line(limits.boardTitleMax),
  description: lines(limits.boardTextMax),
  privacy: z.enum(['public', 'secret', 'protected']),
  created_at: moment,
  place: z._default(z.nullable(z.int().check(z.gte(0), z.lte(1_000_000))), null),
  archived_at: z._default(z.nullable(moment), null),
  cover: z._default(z.nullable(Media), null),
  /** The owner of a board of somebody else's, which has Pins of the person. */
  owner: z._default(z.nullable(Person), null),
  /** The number of Pins by other people, which the download doesn't have. */
  others_pins: z._default(z.int().check(z.gte(0)), 0),
})

const Section = z.object({
  id: AnyId,
  board: AnyId,
  title: line(limits.sectionTitleMax),
  created_at: moment,
})

const Picture = z.object({
  role: z.enum(['slide', 'cutout']),
  media: Media,
  title: line(limits.pinTitleMax),
  link,
  alt_text: lines(limits.pinAltTextMax),
})

const Tag = z.object({ x: fraction, y: fraction, title: line(limits.pinTitleMax), link, pin: id })

const said = z._default(z.string().check(z.maxLength(1_000), z.trim()), '')
const availability = z.enum(['in stock', 'out of stock', 'preorder'])

const Product = z.object({
  brand: said,
  shop: said,
  domain: said,
  color: said,
  style: z._default(z.nullable(z.string().check(z.maxLength(1_000), z.trim())), null),
  category: said,
  regular_price_amount: z._default(z.nullable(amount), null),
  availability,
  variants: z._default(
    z
      .array(
        z.object({
          title: said,
          color: said,
          size: said,
          amount: z._default(z.nullable(amount), null),
          currency: z._default(z.nullable(currency), null),
          availability,
          link,
        }),
      )
      .check(z.maxLength(500)),
    [],
  ),
  prices: z._default(
    z.array(z.object({ since: moment, amount, currency })).check(z.maxLength(1_000)),
    [],
  ),
})

/** The fields that Pins and scheduled Pins have alike. */
const pinFields = {
  id: AnyId,
  section: id,
  media: Media,
  title: line(limits.pinTitleMax),
  description: lines(limits.pinTextMax),
  link,
  alt_text: lines(limits.pinAltTextMax),
  method: z._default(z.string().check(z.regex(/^[a-z_-]{1,30}$/)), 'uploaded'),
  created_at: moment,
  pictures: z._default(z.array(Picture).check(z.maxLength(100)), []),
  tags: z._default(z.array(Tag).check(z.maxLength(limits.productTagsMax)), []),
  shuffle: z._default(z.nullable(z.string().check(z.maxLength(50))), null),
}

const Pin = z.object({
  ...pinFields,
  board: AnyId,
  /** The Pin that the idea began with. */
  idea: AnyId,
  /** True when the person created the idea. */
  is_own: z.boolean(),
  /** The creator of somebody else's idea, if known. */
  creator: z._default(z.nullable(Person), null),
  note: lines(limits.pinTextMax),
  note_for: z._default(z.enum(['saver', 'people', 'everyone']), 'saver'),
  price,
  product: z._default(z.nullable(Product), null),
  /** Its position on its board, largest first. */
  place,
})

const Note = z.object({
  id: AnyId,
  board: AnyId,
  title: line(limits.noteTitleMax),
  text: lines(limits.noteTextMax),
  readers: z._default(z.enum(['people', 'everyone']), 'people'),
  place,
  created_at: moment,
  edited_at: z._default(z.nullable(moment), null),
})

const Comment = z.object({
  id: AnyId,
  pin: id,
  idea: AnyId,
  text: lines(limits.commentMax),
  created_at: moment,
})

const Schedule = z.object({ ...pinFields, board: id, publish_at: moment })

const Kept = z.object({
  idea: AnyId,
  title: line(limits.pinTitleMax),
  kept_at: moment,
  price,
  tells_drops: z._default(z.boolean(), true),
  tells_from: z._default(z.nullable(amount), null),
  tells_back: z._default(z.boolean(), true),
})

/** Something that belongs to other people: it is listed, and never restored. */
const Listed = z.object({
  what: z.enum(['following', 'followed-board', 'collaborator', 'shared-board']),
  name: line(300),
})

/** The schema of each kind's rows. */
const rowSchemas = {
  boards: Board,
  sections: Section,
  pins: Pin,
  notes: Note,
  comments: Comment,
  schedules: Schedule,
  kept: Kept,
  people: Listed,
} as const

/** A row of a kind, as a restore reads it. */
export type Row<Kind extends RowKind> = z.output<(typeof rowSchemas)[Kind]>

const parserOf =
  <Schema extends z.core.$ZodType>(schema: Schema) =>
  (json: unknown): z.output<Schema> | undefined => {
    const row = z.safeParse(schema, json)
    return row.success ? row.data : undefined
  }

type Parsers = { readonly [Kind in RowKind]: (json: unknown) => Row<Kind> | undefined }

/** Parses a row of each kind; undefined for one that doesn't fit. */
export const rowParsers: Parsers = {
  boards: parserOf(Board),
  sections: parserOf(Section),
  pins: parserOf(Pin),
  notes: parserOf(Note),
  comments: parserOf(Comment),
  schedules: parserOf(Schedule),
  kept: parserOf(Kept),
  people: parserOf(Listed),
}

/** A row of a kind, as a download writes it. */
export type WrittenRow<Kind extends RowKind> = z.input<(typeof rowSchemas)[Kind]>

/** A picture or video of a library. */
export type LibraryMedia = z.output<typeof Media>

const sha = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** A file of rows. */
export const LibraryPart = z.object({
  name: z.string().check(z.regex(/^library\/[a-z]+-\d{1,6}\.jsonl$/)),
  kind: z.enum(rowKinds),
  rows: z.int().check(z.gte(0), z.lte(100_000)),
  bytes: z.int().check(z.gte(0), z.lte(limits.libraryPartMaxBytes)),
  sha256: sha,
})

/** The content of a library. */
const Content = z.object({
  format: z.literal('tessera-library'),
  version: z.int().check(z.gte(1)),
  /** The same for all downloads of one account of one product. */
  library: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  made_at: z.string().check(z.maxLength(40)),
  parts: z.array(LibraryPart).check(z.maxLength(20_000)),
})

/** The manifest: the content, and the hash of its JSON. */
export const Manifest = z.object({ content: Content, sha256: sha })

/** The content of a library. */
export type LibraryContent = z.infer<typeof Content>

/** A file of rows. */
export type LibraryPart = z.infer<typeof LibraryPart>
