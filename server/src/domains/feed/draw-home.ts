import type { Pin } from '@tessera/contracts/entities/pin'
import { measures } from '@tessera/contracts/limits'
import { defineTexts, textIn } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { topics } from '@tessera/contracts/topics'
import type { Reader } from '../../web/first-screen/first-screen.ts'
import { tileList } from '../../web/first-screen/tile-list.ts'
import { element, type Markup } from '../../web/markup.ts'

/** Most tiles of a visitor's home, where the form stands beside the first rows. */
const tilesBesideForm = 7

/** Number of topics in the row of a visitor's home. */
const topicsNamed = 5

const words = defineTexts({
  feed: 'Ideas for you',
  heroTitle: 'Find your next idea.',
  heroText: 'Save ideas to boards and come back to them anytime.',
  topics: 'Browse by topic',
  allTopics: 'All topics',
})

const chip = (href: string, text: string): Markup => element('a', { class: 'd-chip', href }, text)

/** Draws the headline of a visitor's home, and the row of topics. */
function hero({ language }: Reader): Markup {
  const say = words(language)
  const named = topics
    .slice(0, topicsNamed)
    .map(({ id, name }) => chip(paths.topicIdeas.to({ topic: id }), textIn(language, name)))
  return element(
    'div',
    { class: 'd-head' },
    element(
      'header',
      { class: 'd-hero' },
      element('h1', {}, say.heroTitle()),
      element('p', {}, say.heroText()),
    ),
    element(
      'nav',
      { class: 'd-chips', 'aria-label': say.topics() },
      ...named,
      chip(paths.ideas.to(), say.allTopics()),
    ),
  )
}

/** Draws the place of the form beside the first rows; the script gives it its size. */
const formPlace = ({ returning }: Reader): Markup =>
  element('div', {
    class: 'd-card',
    'data-height': String(measures.homeForm[returning === null ? 0 : 1]),
  })

/** Draws the first screen of home. A new member is asked for topics first, so theirs starts otherwise. */
export function drawHome(pins: readonly Pin[], reader: Reader): Markup | undefined {
  const { viewer, brand, language } = reader
  if (pins.length === 0) return undefined
  const shown = viewer === null ? pins.slice(0, tilesBesideForm) : pins
  const list = tileList(shown, words(language).feed(), reader)
  if (viewer === null)
    return element('div', { class: 'd-page' }, hero(reader), formPlace(reader), list)
  if (viewer.pinCount === 0) return undefined
  return element('div', { class: 'd-page' }, element('h1', { class: 'd-said' }, brand), list)
}
