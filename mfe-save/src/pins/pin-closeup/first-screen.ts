import { pinComments } from '@tessera/contracts/calls/comments'
import { getPin } from '@tessera/contracts/calls/pins'
import type { Comment } from '@tessera/contracts/entities/comment'
import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import { paths } from '@tessera/contracts/paths'
import {
  any,
  type Binding,
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

type Pin = Binding<PinDetails>
type Comments = Binding<Comment[]>

const linkedName = (href: Parameters<typeof has>[0], name: Binding<string>) =>
  element('a', { href }, element('bdi', {}, name))

/** The link to the pin's site, which leads by the check for outside links as the page's does. */
function visit({ id, link, link_domain, tracking_params, price }: Pin) {
  const url = formatted('web-link', link)
  const query = { url, pin_id: id, client_tracking_params: tracking_params }
  const site = either(has(link_domain), link_domain.name, formatted('web-site', link))
  return when(
    has(url),
    element(
      'a',
      {
        class: 'save-visit',
        'data-which': either(has(price), 'shop'),
        href: linkTo(paths.offsite, {}, query),
        rel: 'noopener noreferrer nofollow ugc',
        target: '_blank',
      },
      say(words.visit, { site }),
    ),
  )
}

const creator = ({ creator_card: card }: Pin) =>
  when(
    has(card),
    element(
      'a',
      { class: 'save-creator', href: card.profile_url },
      face(card.image_url, 48),
      element('bdi', {}, card.full_name),
    ),
  )

/** Draws the person who saved the pin, unless they created it, and its board. */
function savedWhere({ creator: maker, pinner, board }: Pin) {
  const isMakers = same(either(has(maker), maker.id), pinner.id)
  const profile = linkTo(paths.profile, { username: pinner.username })
  return when(
    any(not(isMakers), has(board)),
    element(
      'p',
      { class: 'save-quiet' },
      unless(
        isMakers,
        element('span', {}, say(words.savedBy), ' ', linkedName(profile, pinner.full_name)),
      ),
      when(
        has(board),
        element('span', {}, say(words.onBoard), ' ', linkedName(board.url, board.name)),
      ),
    ),
  )
}

const commentRow = ({ author, text }: Binding<Comment>) =>
  element(
    'li',
    {},
    face(author.image_medium_url, 40),
    element(
      'div',
      {},
      linkedName(linkTo(paths.profile, { username: author.username }), author.full_name),
      element('p', { class: 'save-words', dir: 'auto' }, text),
    ),
  )

/** The first comments. The place of the field for a new one stays empty. */
const commentPart = ({ comment_count: number }: Pin, comments: Comments) =>
  element(
    'section',
    { class: 'save-comments' },
    element(
      'h2',
      {},
      either(has(number), count(number, counted.comments), say(commentWords.comments)),
    ),
    element('div', { class: 'save-composer' }),
    when(
      has(comments),
      element(
        'ul',
        { 'aria-label': say(commentWords.comments) },
        each(comments, 60, (comment) => [commentRow(comment)]),
      ),
    ),
    unless(has(comments), element('p', { class: 'save-none' }, say(commentWords.none))),
  )

const price = (pin: Pin) =>
  when(
    any(has(pin.price), has(pin.is_product)),
    element('p', { class: 'save-product' }, element('bdi', {}, formatted('price', pin.price))),
  )

const text = (pin: Pin, comments: Comments) =>
  element(
    'div',
    { class: 'save-text' },
    element('div', { class: 'save-acts' }),
    element('h1', {}, element('bdi', {}, formatted('pin-name', pin))),
    price(pin),
    when(has(pin.sensitive), element('p', { class: 'save-quiet' }, say(words.sensitive))),
    when(has(pin.description), element('p', { class: 'save-words', dir: 'auto' }, pin.description)),
    when(
      has(pin.promoted_by),
      element('p', { class: 'save-quiet' }, say(words.promotedBy, { name: pin.promoted_by })),
    ),
    visit(pin),
    creator(pin),
    savedWhere(pin),
    commentPart(pin, comments),
  )

function picture(pin: Pin) {
  const alt = either(has(pin.alt_text), pin.alt_text, formatted('pin-name', pin))
  return element('div', { class: 'save-pane' }, element('div', {}, closeupPicture(pin, alt)))
}

/** A pin: its picture beside its text and its comments where there is room. */
export default firstScreen(
  paths.pin,
  { pin: getPin, comments: pinComments },
  ({ pin, comments }) => ({
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
        picture(pin),
        text(pin, comments),
      ),
    ],
  }),
  style,
)
