import type { Board, Section } from '@tessera/contracts/entities/board'
import type { Pin } from '@tessera/contracts/entities/pin'
import { limits } from '@tessera/contracts/limits'
import { countedIn, defineTexts } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { faceOf } from '../../web/first-screen/face.ts'
import type { Reader } from '../../web/first-screen/first-screen.ts'
import { tileList } from '../../web/first-screen/tile-list.ts'
import { boardPath } from '../../web/linked-data/people-data.ts'
import { element, joined, type Markup, voidElement } from '../../web/markup.ts'

const words = defineTexts({
  by: 'By',
  sharedWith: 'with {names}',
  andMore: 'and {count} more',
  pins: 'Pins on {board}',
  sections: 'Sections of {board}',
  addPin: 'Add Pin',
  addSection: 'Add section',
})

const pinCount = { one: '{count} Pin', other: '{count} Pins' } as const
const sectionCount = { one: '{count} section', other: '{count} sections' } as const

/** Draws the board's picture, on its color. */
function coverOf({ image_cover_url: src, cover_color: color }: Board): Markup {
  const size = { width: '88', height: '88' }
  const picture = src === null ? [] : [voidElement('img', { alt: '', ...size, src })]
  return element('span', { class: 'd-cover', 'data-color': color ?? undefined }, ...picture)
}

/** Draws the people of a board, and the place of the button that lists them. */
function facesOf(board: Board): Markup {
  const { owner, collaborating_users, collaborator_count, viewer_role: role } = board
  const faces = [owner, ...collaborating_users].map(({ image_medium_url }) =>
    faceOf(image_medium_url, 32),
  )
  const hasButton = collaborator_count > 0 || role === 'owner' || role === 'collaborator'
  const button = hasButton ? [element('span', { class: 'd-all' })] : []
  return joined(element('span', { class: 'd-faces' }, ...faces), ...button)
}

/** Names the people who share a board: up to three names, then how many more there are. */
function sharedWith({ collaborating_users, collaborator_count }: Board, { language }: Reader) {
  if (collaborator_count === 0) return ''
  const say = words(language)
  const first = collaborating_users.slice(0, limits.collaboratorsNamed)
  const people = first.map(({ full_name }) => full_name)
  const rest = collaborator_count - people.length
  const names =
    rest > 0
      ? `${people.join(', ')} ${say.andMore({ count: rest })}`
      : new Intl.ListFormat(language.locale, { type: 'conjunction' }).format(people)
  return ` ${say.sharedWith({ names })}`
}

/** Draws the board's name, its owner and its counts. */
function titleOf(board: Board, reader: Reader): Markup {
  const { language } = reader
  const { owner, pin_count, section_count } = board
  const sections = section_count > 0 ? [countedIn(language, section_count, sectionCount)] : []
  const counts = [countedIn(language, pin_count, pinCount), ...sections].join(' · ')
  const href = paths.profile.to({ username: owner.username })
  return element(
    'div',
    { class: 'd-title' },
    element('h1', {}, element('bdi', {}, board.name)),
    element(
      'div',
      { class: 'd-line' },
      element(
        'div',
        { class: 'd-people' },
        facesOf(board),
        element(
          'span',
          {},
          words(language).by(),
          ' ',
          element('a', { href }, element('bdi', {}, owner.full_name)),
          sharedWith(board, reader),
        ),
      ),
      element('p', {}, counts),
    ),
  )
}

/** Draws the places of the buttons, as wide as those that add something, so that they wrap alike. */
function actsOf({ can_edit }: Board, { language }: Reader): Markup {
  const say = words(language)
  const labels = can_edit ? [say.addPin(), say.addSection()] : []
  const places = labels.map((label) => element('span', {}, label))
  return element('div', { class: 'd-buttons', 'aria-hidden': 'true' }, ...places)
}

function sectionOf(board: Board, section: Section, { language }: Reader): Markup {
  const size = { width: '118', height: '118' }
  const pictures = section.preview_pins.map((src) =>
    voidElement('img', { alt: '', ...size, loading: 'lazy', src }),
  )
  return element(
    'li',
    {},
    element(
      'a',
      { href: boardPath({ board, section }) },
      element('span', { class: 'd-previews' }, ...pictures),
      element('span', { class: 'd-name', dir: 'auto' }, section.title),
      element('span', { class: 'd-who' }, countedIn(language, section.pin_count, pinCount)),
    ),
  )
}

function sectionsOf(board: Board, reader: Reader): Markup {
  const { name: on, sections } = board
  if (sections.length === 0) return joined()
  return element(
    'ul',
    {
      class: 'd-sections',
      'aria-label': words(reader.language).sections({ board: on }),
    },
    ...sections.map((section) => sectionOf(board, section, reader)),
  )
}

function headOf(board: Board, reader: Reader): Markup {
  const about =
    board.description === ''
      ? []
      : [element('p', { class: 'd-about', dir: 'auto' }, board.description)]
  return element(
    'header',
    { class: 'd-top' },
    coverOf(board),
    titleOf(board, reader),
    ...about,
    actsOf(board, reader),
  )
}

/** True for boards that have more above their pins than is drawn: notices, marks or notes. */
const hasMore = (board: Board): boolean =>
  board.privacy !== 'public' ||
  board.is_archived ||
  board.archived_by_me_at !== null ||
  board.note_count > 0

/** Draws a board's head, its sections and its first pins. */
export function drawBoard(board: Board, pins: readonly Pin[], reader: Reader): Markup | undefined {
  if (pins.length === 0 || hasMore(board)) return undefined
  return element(
    'div',
    { class: 'd-page d-board' },
    headOf(board, reader),
    sectionsOf(board, reader),
    element('div', { class: 'd-tools', 'data-which': board.sections.length > 0 ? '' : undefined }),
    tileList(pins, words(reader.language).pins({ board: board.name }), reader),
  )
}
