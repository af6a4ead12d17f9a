import type { Page } from 'playwright/test'
import { askService } from './ask-service.ts'
import { saveIdeas, someIdeas } from './board-with-ideas.ts'

/** Creates a board with pins in each of its sections and some outside. */
export async function boardInParts(
  page: Page,
  name: string,
  sections: Readonly<Record<string, number>> = {},
  loose = 2,
): Promise<{ readonly id: string; readonly url: string }> {
  const board = await askService(page, '/resource/BoardResource/create/', { name })
  const { id = '', url = '' } = board
  const inSections = Object.values(sections).reduce((sum, count) => sum + count, 0)
  const ideas = [...(await someIdeas(page, loose + inSections))]
  for (const [title, count] of Object.entries(sections)) {
    const section = await askService(page, '/resource/BoardSectionResource/create/', {
      board_id: id,
      name: title,
    })
    for (const pin_id of ideas.splice(0, count)) {
      const place = { board_id: id, section: section.id }
      await askService(page, '/resource/RepinResource/create/', { pin_id, ...place })
    }
  }
  await saveIdeas(page, id, ideas)
  return { id, url }
}

async function askFor(page: Page, path: string, input: unknown): Promise<unknown> {
  return page.evaluate(
    async ([address, data]) => {
      const answer = await fetch(`${address}?data=${encodeURIComponent(data)}`)
      return (await answer.json()).resource_response.data
    },
    [path, JSON.stringify(input)] as const,
  )
}

/** Returns the ids of a board's pins in order. */
export async function pinsOfBoard(page: Page, board_id: string): Promise<readonly string[]> {
  const asked = { board_id, page_size: 100 }
  const pins = await askFor(page, '/resource/BoardFeedResource/get/', asked)
  return Array.isArray(pins) ? pins.map(({ id }) => String(id)) : []
}

/**
 * Returns a whole board: name, cover, sections in order with their counts, and every pin in its
 * place.
 */
export async function wholeBoard(page: Page, board_id: string): Promise<unknown> {
  const board = await askFor(page, '/resource/BoardResource/get/', { board_id })
  return { board, pins: await pinsOfBoard(page, board_id) }
}
