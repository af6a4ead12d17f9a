import { boardPins, getBoard } from '@tessera/contracts/calls/boards'
import { boardSections, sectionPins } from '@tessera/contracts/calls/sections'
import type { Caller, Came } from './soak-caller.ts'

/** A board that is saved to, and its section. */
export interface SavedPlace {
  readonly boardId: string
  readonly sectionId: string
}

/** Returns the acknowledged saves that are missing and the counts that are wrong. */
export async function missingFrom(
  saver: Caller,
  places: readonly SavedPlace[],
  acknowledged: readonly string[],
): Promise<{ readonly acknowledged: number; readonly lost: number; readonly miscounted: number }> {
  const found = new Set<string>()
  let miscounted = 0
  for (const { boardId, sectionId } of places) {
    const board = await saver.done(getBoard, { board_id: boardId })
    const pins = await allPages((bookmark) =>
      saver.call(boardPins, { board_id: boardId, ...bookmark }),
    )
    const sections = await saver.done(boardSections, { board_id: boardId })
    const inSection = await allPages((bookmark) =>
      saver.call(sectionPins, { section_id: sectionId, ...bookmark }),
    )
    for (const id of pins) found.add(id)
    if (board.pin_count !== pins.length) miscounted += 1
    if (sections[0]?.pin_count !== inSection.length) miscounted += 1
  }
  const lost = acknowledged.filter((id) => !found.has(id)).length
  return { acknowledged: acknowledged.length, lost, miscounted }
}

type Page = Came<readonly { readonly id: string }[]>

async function allPages(
  ask: (bookmark: { readonly bookmark?: string }) => Promise<Page>,
): Promise<readonly string[]> {
  const ids: string[] = []
  let bookmark: string | null | undefined
  while (bookmark !== null) {
    const page: Page = await ask(bookmark === undefined ? {} : { bookmark })
    if (page.data === null) throw new Error(`A list was answered with ${page.status}.`)
    ids.push(...page.data.map(({ id }) => id))
    bookmark = page.bookmark
  }
  return ids
}
