import { z } from '@tessera/contracts/schema'
import { inputBudgets } from '../../../platform/readers/budgets.ts'
import type { PlannedBoard, RawPin, RawPins } from './plan.ts'

const Boards = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    description: z._default(z.string(), ''),
    privacy: z._default(z.string(), 'public'),
  }),
)
const Sections = z.array(z.object({ id: z.string(), title: z.string() }))
const Pins = z.array(
  z.object({
    boardId: z.string(),
    sectionId: z._default(z.nullable(z.string()), null),
    mediaId: z.string(),
    title: z._default(z.string(), ''),
    description: z._default(z.string(), ''),
    link: z._default(z.nullable(z.string()), null),
  }),
)

/** Parses JSON by a schema; undefined when it does not fit. */
export function parsed<S extends z.core.$ZodType>(
  schema: S,
  text: string | undefined,
): z.output<S> | undefined {
  try {
    const result = z.safeParse(schema, JSON.parse(text ?? ''))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}

/** The files of a download of the product that an import reads. */
export interface OwnExport {
  readonly boards: string | undefined
  readonly sections: string | undefined
  readonly pins: string | undefined
}

/** Reads the product's own download; undefined when it's something else. */
export function readOwnExport(
  files: OwnExport,
): (RawPins & { readonly boards: readonly PlannedBoard[] }) | undefined {
  const boards = parsed(Boards, files.boards)
  const pins = parsed(Pins, files.pins)
  if (boards === undefined || pins === undefined) return undefined
  const boardNames = new Map(boards.map(({ id, name }) => [id, name]))
  const titles = new Map(
    (parsed(Sections, files.sections) ?? []).map(({ id, title }) => [id, title]),
  )
  return {
    leftOut: [],
    beyond: Math.max(0, pins.length - inputBudgets.entries),
    boards: boards.map(({ name, description, privacy }) => ({
      name,
      description,
      isSecret: privacy !== 'public',
    })),
    pins: pins.slice(0, inputBudgets.entries).map(
      ({ boardId, sectionId, mediaId, link, ...texts }): RawPin => ({
        ...texts,
        board: boardNames.get(boardId),
        section: sectionId === null ? undefined : titles.get(sectionId),
        link: link ?? undefined,
        file: /^\d+$/.test(mediaId) ? `pictures/${mediaId}.webp` : undefined,
      }),
    ),
  }
}
