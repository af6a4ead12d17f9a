import { createClient } from '@tessera/client'
import { getBoard, userBoards } from '@tessera/contracts/calls/boards'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { getUser, userFollowers } from '@tessera/contracts/calls/users'
import type { CallResult } from '@tessera/contracts/errors/call-error'
import { paths } from '@tessera/contracts/paths'
import { topics } from '@tessera/contracts/topics'

/** The values of a world that pages, overlays and slots can show. */
export interface WorldValues {
  /** Values of a page's parameters, by `/its/:route/ name`, or by the name alone; its query by `/its/:route/ ?`. */
  readonly values: Readonly<Record<string, string>>
  /** Payloads of requests and inputs of slots, by the name of the overlay or slot. */
  readonly payloads: Readonly<Record<string, unknown>>
}

function given<Data>(result: CallResult<Data>): Data {
  if (result.ok) return result.data
  throw new Error(`The demo world could not be read: ${result.error.message}`)
}

/** Asks the service for what the pages, overlays and slots of a module can show of somebody's boards and pins. */
export async function worldValues(
  { origin, fetch }: Parameters<typeof createClient>[0],
  owner: string,
): Promise<WorldValues> {
  const client = createClient({ origin, fetch })
  const user = given(await client.call(getUser, { username: owner }))
  const followers = given(await client.call(userFollowers, { user_id: user.id }))
  const boards = given(await client.call(userBoards, { user_id: user.id }))
  const cards = boards.toSorted((one, other) => other.section_count - one.section_count)
  const [, username = owner, slug = ''] = (cards[0]?.url ?? '').split('/')
  const { sections, id, name, url } = given(await client.call(getBoard, { username, slug }))
  const pins = given(await client.call(homeFeed, { page_size: 25 }))
  const pinId = pins[0]?.id ?? ''
  const productId = pins.find(({ price }) => price !== null)?.id ?? pinId
  const board = { id, name, url }
  return {
    values: {
      pinId,
      username,
      boardSlug: slug,
      sectionSlug: sections[0]?.slug ?? 'example',
      boardId: id,
      scope: 'pins',
      topic: topics[0].id,
      method: 'bookmarklet',
      advertiserId: user.id,
      [`${paths.help.pattern} topic`]: 'self-harm',
      [`${paths.searchScope.pattern} ?`]: 'q=lamp',
      [`${paths.pinCreate.pattern} ?`]: `url=${encodeURIComponent('https://example.com/lamp')}`,
      [`${paths.offsite.pattern} ?`]: `url=${encodeURIComponent('https://example.com/lamp')}`,
    },
    payloads: {
      'sign-up': { source: 'homePage', start: 'sign-up' },
      'save-pin': { pinId, source: 'saveButton' },
      'save-confirmation': { pinId, board },
      'share-pin': { pinId },
      'ad-reason': { pinId, token: 'sealed' },
      'report-pin': { pinId, source: 'homePage' },
      'follow-person': followers[0],
      'search-filters': { scope: 'pins', query: 'lamp' },
      'pin-look': { pinId: productId, isOwn: true, isExpected: true },
      'pin-product': { pinId: productId },
    },
  }
}
