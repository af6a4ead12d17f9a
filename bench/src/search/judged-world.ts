import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import type { BoardId } from '@tessera/contracts/ids'
import { demoWorld } from '@tessera/demo/content/world'
import { users } from '@tessera/server/contexts/identity/accounts/tables'
import { boards } from '@tessera/server/contexts/pins/boards/tables'
import { listedFor } from '@tessera/server/contexts/pins/pins/listed'
import { pins } from '@tessera/server/contexts/pins/pins/tables'
import { products } from '@tessera/server/contexts/pins/products/tables'
import type { MemoryService } from '@tessera/server/memory-service'
import { and, eq, isNull, sql } from '@tessera/server/platform/database/sql'
import { type KnownPin, type ReadPin, readPin } from './read-pin.ts'

/** A public pin of the demo world, as judges read it. */
export interface WorldPin extends KnownPin {
  readonly id: string
  readonly creator: string
  /** The scene that its picture was rendered from; a printed sheet is a scene of its own. */
  readonly scene: string
  readonly read: ReadPin
}

/** The thing that a picture shows, by its file below `demo/`, from `demo/pictures/list.tsv`. */
async function shownByPictures() {
  const text = await readFile(join(root, 'demo/pictures/list.tsv'), 'utf8')
  return new Map<string, { subject: string; family: string; scene: string }>(
    text.split('\n').flatMap((line) => {
      const [file = '', subject = '', family = '', scene = ''] = line.split('\t')
      if (!file.endsWith('.webp')) return []
      return [[`pictures/${file.slice(0, -'.webp'.length)}`, { subject, family, scene }] as const]
    }),
  )
}

/** Loads the public pins, by their ids. */
export async function worldPins({ ports }: MemoryService): Promise<ReadonlyMap<string, WorldPin>> {
  const shown = await shownByPictures()
  const pictures = new Map(demoWorld.pins.map(({ title, picture }) => [title, picture]))
  const rows = await ports.db
    .select({
      id: sql<string>`${pins.id}::text`,
      title: pins.title,
      description: pins.description,
      category: sql<string>`coalesce(${products.category}, '')`,
      facts: sql<string>`concat_ws(' ', ${products.color}, ${products.style})`,
      creator: users.username,
    })
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .innerJoin(users, eq(users.id, pins.pinnerId))
    .leftJoin(products, eq(products.originId, pins.originId))
    .where(listedFor(null))
  return new Map(
    rows.map((row) => {
      const picture = pictures.get(row.title) ?? ''
      const { subject, family, scene } = shown.get(picture) ?? {
        subject: '',
        family: '',
        scene: picture,
      }
      const known = { ...row, picture, subject, family, scene }
      return [row.id, { ...known, read: readPin(known) }]
    }),
  )
}

/** A board of the demo world and the ideas on it. */
export interface WorldBoard {
  readonly id: BoardId
  readonly ideas: ReadonlySet<string>
}

/** Loads a board by its slug in `demo/world/boards.txt`. */
export async function worldBoard({ ports }: MemoryService, slug: string): Promise<WorldBoard> {
  const written = demoWorld.boards.find((board) => board.slug === slug)
  if (written === undefined) throw new Error(`demo/world/boards.txt has no board '${slug}'.`)
  const rows = await ports.db
    .select({ id: boards.id, idea: sql<string>`${pins.originId}::text` })
    .from(boards)
    .innerJoin(users, eq(users.id, boards.ownerId))
    .innerJoin(pins, and(eq(pins.boardId, boards.id), isNull(pins.deletedAt)))
    .where(and(eq(users.username, written.owner), eq(boards.name, written.name)))
  const [first] = rows
  if (first === undefined) throw new Error(`The board '${slug}' of the demo world is empty.`)
  return { id: first.id, ideas: new Set(rows.map(({ idea }) => idea)) }
}
