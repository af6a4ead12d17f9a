import { slugOf } from '@tessera/server/contexts/pins/boards/rules'
import { demoBoards } from './boards.ts'
import type { DemoBoard, DemoNote, DemoPerson, DemoPin, DemoProduct } from './demo-entities.ts'
import { cellsOf, writtenFiles, writtenLines, writtenRows } from './written-rows.ts'

/** Returns the file of a picture; a name without a folder is one of `demo/pictures/`. */
const pictureOf = (name: string): string => (name.includes('/') ? name : `pictures/${name}`)

const hashtags = (tags: string): string =>
  tags
    .split(' ')
    .map((tag) => `#${tag}`)
    .join(' ')

const cents = (price: string | undefined): number | undefined =>
  price === undefined ? undefined : Math.round(Number(price) * 100)

const availabilities = ['in stock', 'out of stock', 'preorder'] as const

/** Reads `389 was 449; cream; modern; preorder`. */
function soldAs(text: string, board: DemoBoard, shop: DemoPerson) {
  const [prices = '', colour = '', style = '', available] = cellsOf(text, ';')
  const [price, before] = cellsOf(prices, ' was ')
  const regularCents = cents(before)
  const product: DemoProduct = {
    brand: shop.name,
    shop: shop.name,
    domain: board.site,
    colour,
    style: style === '' ? null : style,
    category: board.name,
    availability: availabilities.find((each) => each === available) ?? 'in stock',
    ...(regularCents === undefined ? {} : { regularCents }),
  }
  return { product, priceCents: cents(price) ?? 0 }
}

const frontPage = new Map(
  writtenLines('front-page.txt').map((name, place) => [pictureOf(name), place]),
)

function ideaOf(cells: readonly string[], board: DemoBoard, shop: DemoPerson | undefined): DemoPin {
  const [name = '', title = '', description = '', tags = '', last = ''] = cells
  const picture = pictureOf(name)
  const frontPlace = frontPage.get(picture)
  return {
    title,
    picture,
    creator: board.owner,
    board: board.slug,
    description: `${description} ${hashtags(tags)}`,
    link: `https://${board.site}/${slugOf(title, new Set())}`,
    ...(shop === undefined ? {} : last === '' ? {} : soldAs(last, board, shop)),
    ...(shop === undefined && last !== '' ? { section: last } : {}),
    ...(frontPlace === undefined ? {} : { frontPlace }),
  }
}

function ideasIn(file: string, people: readonly DemoPerson[]): readonly DemoPin[] {
  let board: DemoBoard | undefined
  return writtenLines(file).flatMap((line): readonly DemoPin[] => {
    if (line.startsWith('@')) {
      board = demoBoards.find(({ slug }) => slug === line.slice(1).trim())
      if (board === undefined) throw new Error(`No board of boards.txt is called '${line}'.`)
      return []
    }
    if (board === undefined) throw new Error(`'${line}' in ${file} stands above the first board.`)
    const { owner } = board
    const owned = people.find(({ username }) => username === owner)
    const isShop = owned?.kind === 'business' && board.sections.length === 0
    return [ideaOf(cellsOf(line), board, isShop ? owned : undefined)]
  })
}

/** Returns the pins of `demo/world/ideas/`. */
export const writtenIdeas = (people: readonly DemoPerson[]): readonly DemoPin[] =>
  writtenFiles('ideas').flatMap((file) => ideasIn(file, people))

/** Saves with a note, from `demo/world/notes.txt`. */
export const writtenNotes: readonly DemoNote[] = writtenRows('notes.txt').map(
  ([name = '', board = '', note = '']) => ({ picture: pictureOf(name), board, note }),
)
