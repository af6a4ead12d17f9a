import { homeForm } from '@tessera/contracts/measure-values'
import { inPageLanguage } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { topics } from '@tessera/contracts/topics'
import {
  all,
  any,
  either,
  element,
  firstScreen,
  has,
  linkTo,
  not,
  say,
  tiles,
  unless,
  when,
} from '@tessera/module/first-screen'
import { style } from './first-screen-style.ts'
import { words } from './words.ts'

/** Number of tiles of a visitor's home, where the form stands beside the first rows. */
const tilesBesideForm = '7'

/** Number of topics in the row of a visitor's home. */
const topicsNamed = 5

const [form, returningForm] = homeForm

const hero = element(
  'header',
  { class: 'shopping-hero' },
  element('h1', {}, say(words.heroTitle)),
  element('p', {}, say(words.heroText)),
)

const topicRow = element(
  'nav',
  { class: 'shopping-topics', 'aria-label': say(words.topics) },
  ...topics.slice(0, topicsNamed).map(({ id, name }) =>
    element(
      'a',
      { class: 'd-chip', href: linkTo(paths.topicIdeas, { topic: id }) },
      say(() => inPageLanguage(name)),
    ),
  ),
  element('a', { class: 'd-chip', href: linkTo(paths.ideas, {}) }, say(words.allTopics)),
)

/** Home: the headline, the topics and the place of the form for a visitor; ideas for everybody. */
export default firstScreen(
  paths.home,
  {},
  ({ viewer, brand, pins, isReturning }) => ({
    // A new member is asked for topics first.
    unless: any(not(has(pins)), all(has(viewer), not(has(viewer.pin_count)))),
    content: [
      when(
        has(viewer),
        element(
          'div',
          { class: 'd-page' },
          element('h1', { class: 'd-said' }, brand),
          tiles(say(words.feed)),
        ),
      ),
      unless(
        has(viewer),
        element(
          'div',
          { class: 'd-page shopping-home' },
          element('div', { class: 'd-head' }, hero, topicRow),
          element('div', {
            class: 'd-card shopping-form',
            'data-height': either(has(isReturning), String(returningForm), String(form)),
          }),
          tiles(say(words.feed), tilesBesideForm),
        ),
      ),
    ],
  }),
  style,
)
