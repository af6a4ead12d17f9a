import { userBoards } from '@tessera/contracts/calls/boards'
import { getUser } from '@tessera/contracts/calls/users'
import type { BoardCard } from '@tessera/contracts/entities/board'
import type { User } from '@tessera/contracts/entities/user'
import { paths } from '@tessera/contracts/paths'
import {
  any,
  type Binding,
  counted as count,
  each,
  either,
  element,
  firstScreen,
  formatted,
  has,
  linkTo,
  not,
  over,
  same,
  say,
  unless,
  when,
} from '@tessera/module/first-screen'
import { counted } from '../../saving/words.ts'
import { style } from './first-screen-style.ts'
import { followed } from './profile-counts.ts'
import { profileTabs } from './profile-tab.ts'
import { words } from './words.ts'

/** Max number of boards that are drawn; the document brings no more. */
const mostBoards = 60

const portrait = ({ image_medium_url: src }: Binding<User>) =>
  element(
    'span',
    { class: 'd-face save-portrait' },
    when(has(src), element('img', { alt: '', width: '88', height: '88', src })),
  )

const website = ({ website: url, website_claimed: claimed }: Binding<User>) =>
  when(
    has(formatted('web-link', url)),
    element(
      'a',
      {
        class: either(has(claimed), 'save-website save-claimed', 'save-website'),
        href: linkTo(paths.offsite, {}, { url: formatted('web-link', url) }),
        rel: 'noopener noreferrer nofollow ugc',
        target: '_blank',
      },
      formatted('web-site', url),
    ),
  )

const dot = () => element('span', { 'aria-hidden': 'true' }, '·')

const counts = ({ follower_count, following_count, pin_count }: Binding<User>) =>
  element(
    'p',
    { class: 'save-counts' },
    element('span', {}, count(follower_count, counted.followers)),
    dot(),
    element('span', {}, count(following_count, followed)),
    dot(),
    element('span', {}, count(pin_count, counted.pins)),
  )

const head = (user: Binding<User>) =>
  element(
    'header',
    { class: 'save-top' },
    portrait(user),
    element(
      'div',
      { class: 'save-title' },
      element(
        'h1',
        {},
        element('bdi', {}, user.full_name),
        ' ',
        when(
          any(has(user.is_verified_merchant), has(user.is_verified_identity)),
          element('span', { class: 'save-verified', 'aria-hidden': 'true' }),
        ),
      ),
      element(
        'div',
        { class: 'save-line' },
        element(
          'div',
          { class: 'save-where' },
          element('bdi', {}, '@', user.username),
          website(user),
        ),
        counts(user),
      ),
    ),
    when(has(user.about), element('p', { class: 'save-about', dir: 'auto' }, user.about)),
    element('div', { class: 'save-actions', 'aria-hidden': 'true' }, element('span', {})),
  )

const tabs = ({ username }: Binding<User>) =>
  element(
    'nav',
    { class: 'save-tabs', 'aria-label': say(words.tabs) },
    ...profileTabs.map((tab, at) =>
      element(
        'a',
        {
          href: linkTo(paths.profile, { username }, at === 0 ? {} : { tab }),
          ...(at === 0 ? { 'aria-current': 'page' } : {}),
        },
        say(words[tab]),
      ),
    ),
  )

/** A picture of a board. The small ones beside a cover let the covers come first. */
const picture = (src: Binding<string | null>, place: 'cover' | 'side') =>
  element('img', {
    alt: '',
    width: '236',
    height: '236',
    loading: 'lazy',
    src,
    ...(place === 'side' ? { fetchpriority: 'low' } : {}),
  })

const card = (board: Binding<BoardCard>) =>
  element(
    'li',
    {},
    element(
      'a',
      { href: board.url },
      element(
        'span',
        { class: 'save-collage', 'data-color': board.cover_color },
        element(
          'span',
          {},
          when(has(board.image_cover_url), picture(board.image_cover_url, 'cover')),
        ),
        element(
          'span',
          { class: 'save-side' },
          each(board.cover_images, 3, (src) => [
            unless(same(src, board.image_cover_url), element('span', {}, picture(src, 'side'))),
          ]),
        ),
      ),
      element('span', { class: 'save-name', dir: 'auto' }, board.name),
      element(
        'span',
        { class: 'save-number' },
        count(board.pin_count, counted.pins),
        when(has(board.section_count), ' · ', count(board.section_count, counted.sections)),
      ),
    ),
  )

/** Somebody else's profile with their boards. Marks of boards, and a menu of each, come with the page. */
export default firstScreen(
  paths.profile,
  { user: getUser, boards: userBoards },
  ({ user, boards, viewer, query }) => ({
    unless: any(
      not(has(boards)),
      has(query.tab ?? ''),
      has(query.sort ?? ''),
      has(user.blocked_by_me),
      same(user.username, viewer.username),
    ),
    content: [
      element(
        'div',
        { class: 'd-page save-profile' },
        head(user),
        tabs(user),
        when(over(user.board_count, 1), element('div', { class: 'save-order' })),
        element(
          'ul',
          { class: 'save-boards', 'aria-label': say(words.boardsOf, { name: user.full_name }) },
          each(boards, mostBoards, (board) => [card(board)]),
        ),
      ),
    ],
  }),
  style,
)
