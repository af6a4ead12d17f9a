import { limits } from '@tessera/contracts/limits'

/** The pins that are prepared at once, the one whose form is shown, and those that are selected. */
export interface DraftList {
  readonly ids: readonly string[]
  readonly shown: string
  readonly selected: readonly string[]
}

/** Returns the list with the drafts that were kept, or with an empty one. */
export function openList(keptIds: readonly string[], fresh: string): DraftList {
  const [shown = fresh] = keptIds
  return { ids: keptIds.length === 0 ? [fresh] : keptIds, shown, selected: [] }
}

/** Returns how many more drafts there is room for. */
export const roomIn = ({ ids }: DraftList): number => Math.max(0, limits.newPinsMax - ids.length)

/** Adds drafts at the end. */
export const withDrafts = (list: DraftList, ids: readonly string[]): DraftList => ({
  ...list,
  ids: [...list.ids, ...ids],
})

/** Removes drafts. When the shown one goes, the next one is shown; a fresh draft replaces the last. */
export function without(list: DraftList, gone: readonly string[], fresh: string): DraftList {
  const isLeft = (id: string) => !gone.includes(id)
  const ids = list.ids.filter(isLeft)
  const following = list.ids.slice(list.ids.indexOf(list.shown)).find(isLeft)
  const shown = following ?? ids.at(-1) ?? fresh
  const selected = list.selected.filter(isLeft)
  return { ids: ids.length === 0 ? [fresh] : ids, shown, selected }
}

/** Selects a draft, or deselects it. */
export const toggled = (list: DraftList, id: string): DraftList => ({
  ...list,
  selected: list.selected.includes(id)
    ? list.selected.filter((each) => each !== id)
    : [...list.selected, id],
})

/** Selects all drafts, or none when all are selected. */
export const allToggled = (list: DraftList): DraftList => ({
  ...list,
  selected: list.selected.length === list.ids.length ? [] : list.ids,
})

/** Returns the drafts to publish or edit, in the order of the list: the selected ones, or all. */
export const chosenOf = ({ ids, selected }: DraftList): readonly string[] =>
  selected.length === 0 ? ids : ids.filter((id) => selected.includes(id))
