import type { Page } from 'playwright/test'
import { askService } from './ask-service.ts'

/** Returns the ids of ideas from the home feed of the page's member. */
export async function someIdeas(page: Page, count: number): Promise<readonly string[]> {
  return page.evaluate(async (wanted) => {
    const ids = new Set<string>()
    for (let bookmark: string | null = ''; bookmark !== null && ids.size < wanted; ) {
      const data = { page_size: 100, ...(bookmark === '' ? {} : { bookmark }) }
      const asked = new URLSearchParams({ data: JSON.stringify(data) })
      const answer = await fetch(`/resource/HomeFeedResource/get/?${asked}`)
      const { resource_response } = await answer.json()
      for (const { id } of resource_response.data) ids.add(String(id))
      bookmark = resource_response.bookmark
    }
    return [...ids].slice(0, wanted)
  }, count)
}

/** Saves ideas to a board in order, so that the last one is the newest. */
export async function saveIdeas(
  page: Page,
  boardId: string | undefined,
  ids: readonly string[],
): Promise<void> {
  await page.evaluate(
    async ([board_id, pins]) => {
      for (const pin_id of pins) {
        const answer = await fetch('/resource/RepinResource/create/', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ pin_id, board_id }),
        })
        if (!answer.ok) throw new Error(`Pin ${pin_id} was not saved.`)
      }
    },
    [boardId ?? '', ids] as const,
  )
}

/** Creates this many pins of one small picture on a board. */
export async function makePins(
  page: Page,
  boardId: string | undefined,
  count: number,
): Promise<void> {
  await page.evaluate(
    async ([board_id, wanted]) => {
      const post = async (path: string, type: string, body: string | Blob) => {
        const headers = { 'Content-Type': type }
        const answer = await fetch(path, { method: 'POST', headers, body })
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
        return (await answer.json()).resource_response.data
      }
      const canvas = new OffscreenCanvas(300, 300)
      canvas.getContext('2d')?.fillRect(0, 0, 150, 300)
      const upload = await post('/v3/media/uploads/', 'image/png', await canvas.convertToBlob())
      let left = wanted
      const makeSome = async () => {
        while (left > 0) {
          left -= 1
          const pin = { board_id, media_upload_id: upload.id, title: `Idea ${left}` }
          await post('/resource/PinResource/create/', 'application/json', JSON.stringify(pin))
        }
      }
      await Promise.all([makeSome(), makeSome(), makeSome(), makeSome()])
    },
    [boardId ?? '', count] as const,
  )
}

/** Creates a board with this many ideas: saves first, then pins of its own. */
export async function boardWithIdeas(page: Page, name: string, count: number) {
  const { id = '', url = '' } = await askService(page, '/resource/BoardResource/create/', { name })
  const ideas = await someIdeas(page, count)
  if (ideas.length < count) await makePins(page, id, count - ideas.length)
  await saveIdeas(page, id, ideas)
  return { id, url, name }
}
