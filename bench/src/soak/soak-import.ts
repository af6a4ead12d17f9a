import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { say, table } from '@tessera/commands/say'
import {
  getImport,
  type Import,
  listImport,
  planImport,
  startImport,
} from '@tessera/contracts/calls/imports'
import { getNotifications } from '@tessera/contracts/calls/notifications'
import { isGone, isPlain, pageOf } from './import-sites.ts'
import { serve, soakPort } from './kill-under-load.ts'
import { type Caller, newMember } from './soak-caller.ts'
import { uploaded } from './soak-catalog-runs.ts'
import { newPlace, type SoakPlace } from './soak-database.ts'

const links = Number(process.env.LINKS ?? 5_000)
const kills = Number(process.env.KILLS ?? 2)
const origin = `http://localhost:${soakPort}`
const entry = 'bench/src/soak/import-service.ts'

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Bookmarks of a hundred sites in folders, the first of them twice. */
function bookmarks(): string {
  const link = (number: number) =>
    `<DT><A HREF="${pageOf(number)}" ADD_DATE="${1_500_000_000 + number}" TAGS="tag ${number % 7}">Page ${number}</A>`
  const folders = Math.ceil(links / 250)
  const inFolder = (folder: number) =>
    Array.from({ length: links }, (_, number) => number)
      .filter((number) => number % folders === folder)
      .map(link)
  const all = Array.from({ length: folders }, (_, folder) => [
    `<DT><H3>Folder ${folder}</H3><DL><p>`,
    ...inFolder(folder),
    '</DL><p>',
  ])
  return ['<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><p>', ...all.flat(), link(0), '</DL><p>'].join(
    '\n',
  )
}

const doneOf = ({ made, failed }: Import): number => made + failed

/** Waits for the end of an import in a service that is killed on the way. */
async function ended(place: SoakPlace, person: Caller, first: Awaited<ReturnType<typeof serve>>) {
  let service = first
  const killedAt: number[] = []
  for (;;) {
    const found = await person.done(getImport, {})
    if (found === null) throw new Error('The import is gone.')
    if (found.state !== 'running') return { found, killedAt, service }
    const next = (found.total * (killedAt.length + 1)) / (kills + 1)
    if (killedAt.length < kills && doneOf(found) >= next) {
      killedAt.push(doneOf(found))
      service.process.kill('SIGKILL')
      await service.ended
      service = await serve(place, { entry })
      say(`Killed after ${doneOf(found)} of ${found.total} links.`)
    }
    await pause(500)
  }
}

/** Every link of a list, page by page. */
async function listed(
  person: Caller,
  id: string,
  list: string,
): Promise<readonly (string | null)[]> {
  const all: (string | null)[] = []
  for (let bookmark: string | null | undefined; bookmark !== null; ) {
    const page: {
      readonly entries: readonly { readonly link: string | null }[]
      readonly bookmark: string | null
    } = await person.done(listImport, { id, list, ...(bookmark === undefined ? {} : { bookmark }) })
    all.push(...page.entries.map(({ link }) => link))
    bookmark = page.bookmark
  }
  return all
}

/**
 * Imports bookmarks of a hundred sites, of which some pages are gone and some have no picture, into a service that is
 * killed on the way: every link is a Pin once, with its picture or a card.
 */
export async function soakImport(): Promise<boolean> {
  const place = await newPlace('PGlite')
  let service = await serve(place, { entry })
  try {
    const person = await newMember(origin, `import${Date.now()}`)
    const file = join(place.folder, 'bookmarks.html')
    await writeFile(file, bookmarks())
    const upload_id = await uploaded(person, file)
    const began = performance.now()
    const { id, total, duplicates } = await person.done(planImport, { upload_id })
    const planned = performance.now()
    await person.done(startImport, { id })
    const result = await ended(place, person, service)
    service = result.service
    const seconds = (performance.now() - planned) / 1_000
    const { found, killedAt } = result
    const numbers = Array.from({ length: links }, (_, number) => number)
    const wanted = numbers.filter((number) => isGone(number) || isPlain(number)).map(pageOf)
    const cards = await listed(person, id, 'cards')
    const isEveryCard = cards.toSorted().join() === wanted.toSorted().join()
    const [news] = await person.done(getNotifications, {})
    console.log(
      table([
        [
          'planned',
          `${total} and ${duplicates} twice, in ${((planned - began) / 1_000).toFixed(1)} s`,
        ],
        ['ended as', `${found.state}: ${found.made} made, ${found.failed} failed`],
        [
          'cards',
          `${found.cards} of ${wanted.length}, ${isEveryCard ? 'each' : 'not each'} where it belongs`,
        ],
        ['notified', JSON.stringify(news?.data ?? null)],
        ['killed after links', killedAt.join(', ')],
        ['links a second', (links / seconds).toFixed(1)],
      ]),
    )
    const isWhole = found.state === 'done' && found.made === links && found.failed === 0
    return isWhole && isEveryCard && duplicates === 1 && killedAt.length === kills
  } finally {
    await service.stop()
    await place.remove()
  }
}
