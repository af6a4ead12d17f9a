import { z } from '@tessera/contracts/schema'
import { inputBudgets } from '../../../platform/readers/budgets.ts'
import { type RawPin, type RawPins, rawPins } from './plan.ts'
import { placeWithin } from './read-bookmarks.ts'
import { dateOf } from './saved-time.ts'

const maybe = <T extends z.core.$ZodType>(schema: T) => z.optional(z.nullable(schema))
const text = maybe(z.string())

/**
 * The export of Karakeep, once Hoarder, as its source states it:
 * https://github.com/karakeep-app/karakeep/blob/main/packages/shared/import-export/exporters.ts
 */
const Karakeep = z.object({
  bookmarks: z.array(z.unknown()),
  lists: z.optional(z.array(z.unknown())),
})
const KarakeepBookmark = z.object({
  createdAt: maybe(z.number()),
  title: text,
  tags: maybe(z.array(z.string())),
  lists: maybe(z.array(z.string())),
  content: maybe(z.object({ type: z.string(), url: z.optional(z.string()) })),
  note: text,
})
const KarakeepList = z.object({ id: z.string(), name: z.string(), parentId: text })

/** The contents of a channel of Are.na: https://dev.are.na/documentation/blocks and /documentation/channels. */
const Channel = z.object({ title: z.string(), contents: z.array(z.unknown()) })
const Address = maybe(z.object({ url: text }))
const Block = z.object({
  class: z.optional(z.string()),
  title: text,
  generated_title: text,
  description: text,
  source: Address,
  image: maybe(z.object({ original: Address, display: Address })),
  attachment: Address,
  connected_at: text,
  created_at: text,
})

type KarakeepListed = z.infer<typeof KarakeepList>

/** Returns the place of a list by the lists around it; a circle of lists ends where it began. */
function placeOf(id: string, lists: ReadonlyMap<string, KarakeepListed>) {
  const names: string[] = []
  const seen = new Set<string>()
  let at = lists.get(id)
  while (at !== undefined && !seen.has(at.id) && seen.size < inputBudgets.depth) {
    seen.add(at.id)
    names.unshift(at.name)
    at = at.parentId === null || at.parentId === undefined ? undefined : lists.get(at.parentId)
  }
  return names.reduce(placeWithin, {})
}

type Found = ReturnType<typeof rawPins>

const nameOf = (value: unknown, at: number): string => {
  const named = z.safeParse(z.object({ title: z.string() }), value)
  return named.success && named.data.title.trim() !== '' ? named.data.title : `#${at + 1}`
}

function readKarakeep({ bookmarks, lists = [] }: z.infer<typeof Karakeep>, found: Found): void {
  const known = new Map(
    lists.flatMap((each) => {
      const list = z.safeParse(KarakeepList, each)
      return list.success ? [[list.data.id, list.data] as const] : []
    }),
  )
  for (const [at, value] of bookmarks.entries()) {
    const read = z.safeParse(KarakeepBookmark, value)
    if (!read.success) {
      found.leave({ name: nameOf(value, at), why: 'row-unfit' })
      continue
    }
    const { title, note, tags, createdAt, content, lists: inLists } = read.data
    const [list] = inLists ?? []
    found.add({
      ...(list === undefined ? {} : placeOf(list, known)),
      title: title ?? (content?.url === undefined ? `#${at + 1}` : undefined),
      description: note ?? undefined,
      link: content?.url,
      tags: tags ?? undefined,
      saved: createdAt === null || createdAt === undefined ? undefined : createdAt * 1_000,
    })
  }
}

function pinOfBlock(block: z.infer<typeof Block>, board: string): RawPin {
  const { title, generated_title, description, source, image, attachment } = block
  const picture = image?.original?.url ?? image?.display?.url
  return {
    board,
    title: title || generated_title || undefined,
    description: description ?? undefined,
    link: source?.url ?? attachment?.url ?? undefined,
    image: picture ?? undefined,
    saved: dateOf(block.connected_at ?? block.created_at),
  }
}

function readChannel({ title: board, contents }: z.infer<typeof Channel>, found: Found): void {
  for (const [at, value] of contents.entries()) {
    const block = z.safeParse(Block, value)
    // A channel within a channel is a download of its own.
    if (block.success && block.data.class !== 'Channel') found.add(pinOfBlock(block.data, board))
    else found.leave({ name: nameOf(value, at), why: 'row-unfit' })
  }
}

/** Reads the JSON of Karakeep, or of one or several channels of Are.na; undefined for another one. */
export function readServiceJson(json: string): RawPins | undefined {
  let value: unknown
  try {
    value = JSON.parse(json.replace(/^\ufeff/, ''))
  } catch {
    return undefined
  }
  const found = rawPins()
  const karakeep = z.safeParse(Karakeep, value)
  if (karakeep.success) {
    readKarakeep(karakeep.data, found)
    return found.all()
  }
  const channels = (Array.isArray(value) ? value : [value]).map((each) =>
    z.safeParse(Channel, each),
  )
  if (!channels.some(({ success }) => success)) return undefined
  for (const channel of channels) if (channel.success) readChannel(channel.data, found)
  return found.all()
}
