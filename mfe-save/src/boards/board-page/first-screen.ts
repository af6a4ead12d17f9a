import { getBoard } from '@tessera/contracts/calls/boards'
import type { ParamsOf } from '@tessera/contracts/define-path'
import type { Board, Section } from '@tessera/contracts/entities/board'
import { limits } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import {
  any,
  type Binding,
  counted as count,
  each,
  either,
  element,
  face,
  firstScreen,
  has,
  linkTo,
  names,
  not,
  over,
  same,
  say,
  tiles,
  when,
} from '@tessera/module/first-screen'
import { words as shared } from '@tessera/pins/board-words'
import { counted } from '../../saving/words.ts'
import { style } from './first-screen-style.ts'
import { words } from './words.ts'

/** Max number of sections of a board that is drawn. */
const mostSections = 60

const cover = ({ cover_color, image_cover_url: src }: Binding<Board>) =>
  element(
    'span',
    { class: 'save-cover', 'data-color': cover_color },
    when(has(src), element('img', { alt: '', width: '88', height: '88', src })),
  )

/** The people of a board, and the place of the button that lists them. */
const faces = ({ owner, collaborating_users, collaborator_count, viewer_role }: Binding<Board>) => [
  element(
    'span',
    { class: 'save-faces' },
    face(owner.image_medium_url, 32),
    each(collaborating_users, 20, (person) => [face(person.image_medium_url, 32)]),
  ),
  when(
    any(has(collaborator_count), same(viewer_role, 'owner'), same(viewer_role, 'collaborator')),
    element('span', { class: 'save-all' }),
  ),
]

const named = ({ owner, collaborating_users: of, collaborator_count: total }: Binding<Board>) =>
  element(
    'span',
    {},
    say(words.by),
    ' ',
    element(
      'a',
      { href: linkTo(paths.profile, { username: owner.username }) },
      element('bdi', {}, owner.full_name),
    ),
    when(
      has(total),
      ' ',
      say(words.sharedWith, {
        names: names({ of, most: limits.collaboratorsNamed, total, more: shared.andMore }),
      }),
    ),
  )

const title = (board: Binding<Board>) =>
  element(
    'div',
    { class: 'save-title' },
    element('h1', {}, element('bdi', {}, board.name)),
    element(
      'div',
      { class: 'save-line' },
      element('div', { class: 'save-people' }, ...faces(board), named(board)),
      element(
        'p',
        {},
        count(board.pin_count, counted.pins),
        when(has(board.section_count), ' · ', count(board.section_count, counted.sections)),
      ),
    ),
  )

/** The places of the buttons, as wide as those that add something, so that they wrap alike. */
const buttons = ({ can_edit }: Binding<Board>) =>
  element(
    'div',
    { class: 'save-buttons', 'aria-hidden': 'true' },
    when(
      has(can_edit),
      element('span', {}, say(words.addPin)),
      element('span', {}, say(words.addSection)),
    ),
  )

const head = (board: Binding<Board>) =>
  element(
    'header',
    { class: 'save-top' },
    cover(board),
    title(board),
    when(
      has(board.description),
      element('p', { class: 'save-about', dir: 'auto' }, board.description),
    ),
    buttons(board),
  )

type Address = Binding<ParamsOf<typeof paths.board.pattern>>

const sectionCard = (section: Binding<Section>, { username, boardSlug }: Address) =>
  element(
    'li',
    {},
    element(
      'a',
      { href: linkTo(paths.section, { username, boardSlug, sectionSlug: section.slug }) },
      element(
        'span',
        { class: 'save-previews' },
        each(section.preview_pins, 10, (src) => [
          element('img', { alt: '', width: '118', height: '118', loading: 'lazy', src }),
        ]),
      ),
      element('span', { class: 'save-name', dir: 'auto' }, section.title),
      element('span', { class: 'd-who' }, count(section.pin_count, counted.pins)),
    ),
  )

const sectionCards = (board: Binding<Board>, address: Address) =>
  element(
    'ul',
    { class: 'save-sections', 'aria-label': say(words.sections, { board: board.name }) },
    each(board.sections, mostSections, (section) => [sectionCard(section, address)]),
  )

/** A board: its head, its sections and its first pins. */
export default firstScreen(
  paths.board,
  { board: getBoard },
  ({ board, pins, params }) => ({
    // Boards with notices, marks or notes have more above their pins than is drawn.
    unless: any(
      not(has(pins)),
      not(same(board.privacy, 'public')),
      has(board.is_archived),
      has(board.archived_by_me_at),
      over(board.note_count, 0),
      over(board.sections, mostSections),
    ),
    content: [
      element(
        'div',
        { class: 'd-page save-board' },
        head(board),
        when(has(board.sections), sectionCards(board, params)),
        element('div', { class: 'save-tools', 'data-which': either(has(board.sections), 'all') }),
        tiles(say(words.pins, { board: board.name })),
      ),
    ],
  }),
  style,
)
