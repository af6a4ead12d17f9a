import type { Chosen } from '../bulk-moves/pin-act.ts'

type Ids = ReadonlySet<string>

/** Which pins of a list are chosen: some, or all of its place but for a few. */
export type Choice =
  | { readonly type: 'some'; readonly ids: Ids }
  | { readonly type: 'all'; readonly but: Ids }

/** Nothing is chosen. */
export const noChoice: Choice = { type: 'some', ids: new Set() }

/** All that there is. */
export const allChoice: Choice = { type: 'all', but: new Set() }

/** How many are chosen of as many as there are. */
export const countChosen = (choice: Choice, total: number): number =>
  choice.type === 'some' ? choice.ids.size : Math.max(0, total - choice.but.size)

/** Those of the pins on the screen that are chosen. */
export function chosenAmong(choice: Choice, pins: readonly string[]): Ids {
  if (choice.type === 'some') return choice.ids
  return new Set(pins.filter((id) => !choice.but.has(id)))
}

/** The choice after the list has said which of its pins are chosen; none of them is none at all. */
export function changedChoice(choice: Choice, pins: readonly string[], chosen: Ids): Choice {
  if (choice.type === 'some' || chosen.size === 0) return { type: 'some', ids: chosen }
  return { type: 'all', but: new Set(pins.filter((id) => !chosen.has(id))) }
}

/** The choice as an act takes it. */
export const chosenOf = (choice: Choice, total: number): Chosen =>
  choice.type === 'some'
    ? { type: 'some', ids: [...choice.ids] }
    : { type: 'all', but: [...choice.but], total }

/** What is left of a choice after some of its pins are gone. */
export const choiceWithout = (choice: Choice, gone: Ids): Choice =>
  choice.type === 'some'
    ? { type: 'some', ids: new Set([...choice.ids].filter((id) => !gone.has(id))) }
    : choice
