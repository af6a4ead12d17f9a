import { getBoard } from '@tessera/contracts/calls/boards'
import { limits } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import {
  any,
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
import { counted } from '../../words.ts'
import { style } from './first-screen-style.ts'
import { words } from './words.ts'

/** A board: its head, its sections and its first pins. */
export default firstScreen(
  paths.board,
  { board: getBoard },
  ({ board, pins, params }) => {
    const { owner, collaborating_users: others, collaborator_count: otherCount } = board
    const cover = element(
      'span',
      { class: 'save-cover', 'data-color': board.cover_color },
      when(
        has(board.image_cover_url),
        element('img', { alt: '', width: '88', height: '88', src: board.image_cover_url }),
      ),
    )
    const people = element(
      'div',
      { class: 'save-people' },
      element(
        'span',
        { class: 'save-faces' },
        face(owner.image_medium_url, 32),
        each(others, 20, (person) => [face(person.image_medium_url, 32)]),
      ),
      // The place of the button that lists the people.
      when(
        any(
          has(otherCount),
          same(board.viewer_role, 'owner'),
          same(board.viewer_role, 'collaborator'),
        ),
        element('span', { class: 'save-all' }),
      ),
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
          has(otherCount),
          ' ',
          say(words.sharedWith, {
            names: names({
              ...{ of: others, most: limits.collaboratorsNamed, total: otherCount },
              more: shared.andMore,
            }),
          }),
        ),
      ),
    )
    const counts = element(
      'p',
      {},
      count(board.pin_count, counted.pins),
      when(has(board.section_count), ' · ', count(board.section_count, counted.sections)),
    )
    const title = element(
      'div',
      { class: 'save-title' },
      element('h1', {}, element('bdi', {}, board.name)),
      element('div', { class: 'save-line' }, people, counts),
    )
    // The places of the buttons, as wide as those that add something, so that they wrap alike.
    const buttons = element(
      'div',
      { class: 'save-buttons', 'aria-hidden': 'true' },
      when(
        has(board.can_edit),
        element('span', {}, say(words.addPin)),
        element('span', {}, say(words.addSection)),
      ),
    )
    const sections = element(
      'ul',
      { class: 'save-sections', 'aria-label': say(words.sections, { board: board.name }) },
      each(board.sections, 60, (section) => [
        element(
          'li',
          {},
          element(
            'a',
            {
              href: linkTo(paths.section, {
                ...{ username: params.username, boardSlug: params.boardSlug },
                sectionSlug: section.slug,
              }),
            },
            element(
              'span',
              { class: 'save-previews' },
              each(section.preview_pins, 10, (picture) => [
                element('img', {
                  ...{ alt: '', width: '118', height: '118', loading: 'lazy' },
                  src: picture,
                }),
              ]),
            ),
            element('span', { class: 'save-name', dir: 'auto' }, section.title),
            element('span', { class: 'd-who' }, count(section.pin_count, counted.pins)),
          ),
        ),
      ]),
    )
    return {
      // Boards with notices, marks or notes have more above their pins than is drawn.
      unless: any(
        not(has(pins)),
        not(same(board.privacy, 'public')),
        has(board.is_archived),
        has(board.archived_by_me_at),
        over(board.note_count, 0),
        over(board.sections, 60),
      ),
      content: [
        element(
          'div',
          { class: 'd-page save-board' },
          element(
            'header',
            { class: 'save-top' },
            cover,
            title,
            when(
              has(board.description),
              element('p', { class: 'save-about', dir: 'auto' }, board.description),
            ),
            buttons,
          ),
          when(has(board.sections), sections),
          element('div', {
            class: 'save-tools',
            'data-which': either(has(board.sections), 'all'),
          }),
          tiles(say(words.pins, { board: board.name })),
        ),
      ],
    }
  },
  style,
)
