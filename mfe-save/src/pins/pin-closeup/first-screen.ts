import { pinComments } from '@tessera/contracts/calls/comments'
import { getPin } from '@tessera/contracts/calls/pins'
import { paths } from '@tessera/contracts/paths'
import {
  any,
  closeupPicture,
  counted as count,
  each,
  either,
  element,
  face,
  firstScreen,
  formatted,
  has,
  linkTo,
  not,
  same,
  say,
  unless,
  when,
} from '@tessera/module/first-screen'
import { words as commentWords, counted } from '../comments/words.ts'
import { style } from './first-screen-style.ts'
import { words } from './words.ts'

/** A pin: its picture beside its text and its comments where there is room. */
export default firstScreen(
  paths.pin,
  { pin: getPin, comments: pinComments },
  ({ pin, comments }) => {
    const { board, pinner, creator, creator_card: card, comment_count: number } = pin
    const name = formatted('pin-name', pin)
    // Leads by the check for outside links, as the page's link does.
    const visit = element(
      'a',
      {
        class: 'save-visit',
        href: linkTo(
          paths.offsite,
          {},
          {
            ...{ url: formatted('web-link', pin.link), pin_id: pin.id },
            client_tracking_params: pin.tracking_params,
          },
        ),
        ...{ rel: 'noopener noreferrer nofollow ugc', target: '_blank' },
      },
      say(words.visit, {
        site: either(has(pin.link_domain), pin.link_domain.name, formatted('web-site', pin.link)),
      }),
    )
    const creatorLink = element(
      'a',
      { class: 'save-creator', href: card.profile_url },
      face(card.image_url, 48),
      element('bdi', {}, card.full_name),
    )
    const isSavers = same(either(has(creator), creator.id), pinner.id)
    const savedWhere = element(
      'p',
      { class: 'save-quiet' },
      unless(
        isSavers,
        element(
          'span',
          {},
          say(words.savedBy),
          ' ',
          element(
            'a',
            { href: linkTo(paths.profile, { username: pinner.username }) },
            element('bdi', {}, pinner.full_name),
          ),
        ),
      ),
      when(
        has(board),
        element(
          'span',
          {},
          say(words.onBoard),
          ' ',
          element('a', { href: board.url }, element('bdi', {}, board.name)),
        ),
      ),
    )
    const commentList = element(
      'ul',
      { 'aria-label': say(commentWords.comments) },
      each(comments, 60, ({ author, text }) => [
        element(
          'li',
          {},
          face(author.image_medium_url, 40),
          element(
            'div',
            {},
            element(
              'a',
              { href: linkTo(paths.profile, { username: author.username }) },
              element('bdi', {}, author.full_name),
            ),
            element('p', { class: 'save-words', dir: 'auto' }, text),
          ),
        ),
      ]),
    )
    const commentPart = element(
      'section',
      { class: 'save-comments' },
      element(
        'h2',
        {},
        either(has(number), count(number, counted.comments), say(commentWords.comments)),
      ),
      // The place of the field for a new one.
      element('div', { class: 'save-composer' }),
      when(has(comments), commentList),
      unless(has(comments), element('p', { class: 'save-none' }, say(commentWords.none))),
    )
    const text = element(
      'div',
      { class: 'save-text' },
      element('div', { class: 'save-acts' }),
      element('h1', {}, element('bdi', {}, name)),
      when(
        any(has(pin.price), has(pin.is_product)),
        element('p', { class: 'save-product' }, element('bdi', {}, formatted('price', pin.price))),
      ),
      when(
        has(pin.description),
        element('p', { class: 'save-words', dir: 'auto' }, pin.description),
      ),
      when(
        has(pin.promoted_by),
        element('p', { class: 'save-quiet' }, say(words.promotedBy, { name: pin.promoted_by })),
      ),
      when(has(formatted('web-link', pin.link)), visit),
      when(has(card), creatorLink),
      when(any(not(isSavers), has(board)), savedWhere),
      commentPart,
    )
    return {
      unless: not(has(pin)),
      content: [
        element(
          'article',
          {
            class: either(
              has(formatted('is-broad', pin.images.orig)),
              'save-closeup save-broad',
              'save-closeup',
            ),
          },
          element(
            'div',
            { class: 'save-pane' },
            element('div', {}, closeupPicture(pin, either(has(pin.alt_text), pin.alt_text, name))),
          ),
          text,
        ),
      ],
    }
  },
  style,
)
