import { getBoard, updateBoard } from '@tessera/contracts/calls/boards'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { createPin, getPin, savePin } from '@tessera/contracts/calls/pins'
import { userPins } from '@tessera/contracts/calls/profile-pins'
import { relatedPins } from '@tessera/contracts/calls/related'
import { searchPins, suggestHashtags, typeahead } from '@tessera/contracts/calls/search'
import { getUser } from '@tessera/contracts/calls/users'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { describe, expect, test } from 'vitest'
import type { MemoryService } from '../memory-service.ts'
import { sha256 } from '../platform/secrets/sha256.ts'
import { savesOf, someIdeas, tile } from './crowd.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person, visitor } from './person.ts'

/** A board with a pin of its owner's own and one of another creator. */
async function keptBoard(service: MemoryService, word: string) {
  const owner = await member(service)
  const board = await boardOf(owner, `Board ${word}`)
  const image_base64 = await tile()
  const pin = await owner.done(createPin, {
    board_id: board.id,
    image_base64,
    title: `A ${word} lamp`,
    description: `#${word}tag`,
  })
  const [idea] = await someIdeas(service.ports, 1)
  if (idea === undefined) throw new Error('There are no ideas.')
  const before = await savesOf(service.ports, idea)
  await owner.done(savePin, { pin_id: idea, board_id: board.id })
  const viewer = await owner.done(getViewer, {})
  if (viewer === null) throw new Error('Nobody is logged in.')
  const file = Uint8Array.from(Buffer.from(image_base64, 'base64'))
  return { owner, board, pin, idea, before, username: viewer.username, sha: await sha256(file) }
}

type Kept = Awaited<ReturnType<typeof keptBoard>>

/** Everything that another person can see of it, in every way. */
async function known(service: MemoryService, person: Person, kept: Kept, word: string) {
  const feed = await walked(person)
  const found = async (scope: string) => {
    const came = await person.done(searchPins, { query: word, scope })
    return (
      JSON.stringify(came).includes(kept.pin.id) || JSON.stringify(came).includes(kept.board.id)
    )
  }
  const near = await person.done(relatedPins, { pin_id: kept.idea, page_size: 50 })
  const page = async (path: string) => {
    const response = await person.send(path, { headers: { Accept: 'text/html' } })
    return (await response.text()).includes(`${word} lamp`)
  }
  const user = await person.done(getUser, { username: kept.username })
  const saved = await person.done(userPins, { username: kept.username, kind: 'saved' })
  const made = await person.done(userPins, { username: kept.username })
  return {
    pin: (await person.call(getPin, { id: kept.pin.id })).status,
    board: (await person.call(getBoard, { board_id: kept.board.id })).status,
    feed: feed.has(kept.pin.id),
    search: await found('pins'),
    boards: await found('boards'),
    hashtags: (await person.done(suggestHashtags, { q: `${word}t` })).length,
    typeahead: JSON.stringify(await person.done(typeahead, { term: word })).includes(word),
    related: near.some(({ id }) => id === kept.pin.id),
    document: (await page(`/pin/${kept.pin.id}/`)) || (await page(kept.board.url)),
    counts: { pins: user.pin_count, boards: user.board_count },
    lists: saved.length + made.length,
    saves: ((await savesOf(service.ports, kept.idea)) ?? 0) - (kept.before ?? 0),
    media: (await person.send(`/media/${kept.sha}/236x.webp`)).status,
  }
}

/** Returns the ids of a feed, to its end. */
async function walked(person: Person): Promise<ReadonlySet<string>> {
  const ids = new Set<string>()
  let bookmark: string | undefined
  for (let pages = 0; pages < 10; pages += 1) {
    const input = bookmark === undefined ? {} : { bookmark }
    const page = await person.call(homeFeed, { ...input, page_size: 50 })
    for (const { id } of page.data ?? []) ids.add(id)
    if (page.bookmark === null) break
    bookmark = page.bookmark
  }
  return ids
}

const nothing = {
  pin: 404,
  board: 404,
  feed: false,
  search: false,
  boards: false,
  hashtags: 0,
  related: false,
  document: false,
  counts: { pins: 0, boards: 0 },
  lists: 0,
  saves: 0,
  media: 404,
}

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`secrecy on ${kind}`, () => {
    const service = openedService(open)

    test('the content of a secret board is nowhere to be seen, counted or guessed, and everywhere again once it is public', async () => {
      const kept = await keptBoard(service(), 'quorvex')
      const others = [visitor(service()), await member(service())]
      for (const other of others) {
        expect(await known(service(), other, kept, 'quorvex')).toMatchObject({
          pin: 200,
          board: 200,
          search: true,
          boards: true,
          hashtags: 1,
          document: true,
          counts: { pins: 2, boards: 1 },
          saves: 1,
          media: 404,
        })
      }
      await kept.owner.done(updateBoard, { board_id: kept.board.id, privacy: 'secret' })
      for (const other of others)
        expect(await known(service(), other, kept, 'quorvex')).toMatchObject(nothing)
      const own = await known(service(), kept.owner, kept, 'quorvex')
      expect(own).toMatchObject({ pin: 200, board: 200, counts: { pins: 2, boards: 1 } })
    })

    test('content that was always secret is never revealed', async () => {
      const owner = await member(service())
      const board = await boardOf(owner, 'Board of the zanthor', 'secret')
      const image_base64 = await tile()
      const text = { title: 'A zanthor lamp', description: '#zanthortag' }
      const pin = await owner.done(createPin, { board_id: board.id, image_base64, ...text })
      const stranger = visitor(service())
      expect((await stranger.call(getPin, { id: pin.id })).status).toBe(404)
      expect((await stranger.done(suggestHashtags, { q: 'zanth' })).length).toBe(0)
      const typed = await stranger.done(typeahead, { term: 'zanth' })
      expect(JSON.stringify(typed.items)).not.toContain('zanth')
      for (const scope of ['pins', 'boards', 'users', 'my_pins']) {
        const came = await stranger.done(searchPins, { query: 'zanthor', scope })
        expect(JSON.stringify(came)).not.toContain(board.id)
        expect(JSON.stringify(came)).not.toContain(pin.id)
      }
      const mine = await owner.done(searchPins, { query: 'zanthor', scope: 'my_pins' })
      expect(JSON.stringify(mine)).toContain(pin.id)
    })
  })
