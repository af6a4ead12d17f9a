import type { Chosen } from '../bulk-moves/pin-act.ts'

type Ids = ReadonlySet<string>

/** The selected pins of a list: some, or all of its place except some. */
export type Choice =
  | { readonly type: 'some'; readonly ids: Ids }
  | { readonly type: 'all'; readonly but: Ids }

/** An empty selection. */
export const noChoice: Choice = { type: 'some', ids: new Set() }

/** A selection of everything. */
export const allChoice: Choice = { type: 'all', but: new Set() }

/** Returns the number of selected pins. */
export const countChosen = (choice: Choice, total: number): number =>
  choice.type === 'some' ? choice.ids.size : Math.max(0, total - choice.but.size)

/** Returns the selected pins among the visible ones. */
export function chosenAmong(choice: Choice, pins: readonly string[]): Ids {
  if (choice.type === 'some') return choice.ids
  return new Set(pins.filter((id) => !choice.but.has(id)))
}

/**
 * Returns the selection after a change of the list's visible pins. Deselecting all visible pins
 * clears the selection.
 */
export function changedChoice(choice: Choice, pins: readonly string[], chosen: Ids): Choice {
  if (choice.type === 'some' || chosen.size === 0) return { type: 'some', ids: chosen }
  return { type: 'all', but: new Set(pins.filter((id) => !chosen.has(id))) }
}

/** Returns the selection as an act takes it. */
export const chosenOf = (choice: Choice, total: number): Chosen =>
  choice.type === 'some'
    ? { type: 'some', ids: [...choice.ids] }
    : { type: 'all', but: [...choice.but], total }

/** Returns the selection without pins that are gone. */
export const choiceWithout = (choice: Choice, gone: Ids): Choice =>
  choice.type === 'some'
    ? { type: 'some', ids: new Set([...choice.ids].filter((id) => !gone.has(id))) }
    : choice

/** Returns the selection without pins that left the list; the same one when none did. */
export function choiceAmong(choice: Choice, pins: readonly string[]): Choice {
  const [named, listed] = [choice.type === 'some' ? choice.ids : choice.but, new Set(pins)]
  const left = new Set([...named].filter((id) => listed.has(id)))
  if (left.size === named.size) return choice
  return choice.type === 'some' ? { type: 'some', ids: left } : { type: 'all', but: left }
}
