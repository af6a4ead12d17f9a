import type { Draft } from '../flow.ts'

/** Max number of pins that are prepared at once. */
export const draftsAtOnce = 20

/** The board and section of a draft. */
export type Place = Pick<Draft, 'board' | 'boardName' | 'section' | 'sectionName'>

/** A pin that is being prepared. Its id names its kept text. */
export interface ListedDraft {
  readonly id: string
  /** The picture that it was added with. */
  readonly file?: File
  /** The board of the draft that was shown when it was added. */
  readonly place?: Place
}

/** The pins that are being prepared, and the id of the one whose form is shown. */
export interface DraftList {
  readonly drafts: readonly ListedDraft[]
  readonly shown: string
}

const first: ListedDraft = { id: 'builder' }

/** Returns the list with the drafts that were kept, or with an empty one. */
export function openList(keptIds: readonly string[]): DraftList {
  const drafts = keptIds.map((id) => ({ id }))
  const [shown = first] = drafts
  return { drafts: drafts.length === 0 ? [first] : drafts, shown: shown.id }
}

const numberOf = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 1)

/** Adds a draft for each file, as many as there is room for. */
export function withFiles(list: DraftList, files: readonly File[], place?: Place): DraftList {
  const last = Math.max(...list.drafts.map(({ id }) => numberOf(id)))
  const room = draftsAtOnce - list.drafts.length
  const added = files.slice(0, room).map((file, at) => ({
    id: `builder-${last + at + 1}`,
    file,
    ...(place === undefined ? {} : { place }),
  }))
  return { ...list, drafts: [...list.drafts, ...added] }
}

/** Removes drafts. When the shown one goes, the next one is shown; an empty draft replaces the last. */
export function without(list: DraftList, ids: readonly string[]): DraftList {
  const drafts = list.drafts.filter(({ id }) => !ids.includes(id))
  if (drafts.some(({ id }) => id === list.shown)) return { drafts, shown: list.shown }
  const at = list.drafts.findIndex(({ id }) => id === list.shown)
  const following = list.drafts.slice(at).find(({ id }) => !ids.includes(id))
  const last = Math.max(...list.drafts.map(({ id }) => numberOf(id)))
  const empty = { id: `builder-${last + 1}` }
  const shown = following ?? drafts.at(-1) ?? empty
  return { drafts: drafts.length === 0 ? [empty] : drafts, shown: shown.id }
}
