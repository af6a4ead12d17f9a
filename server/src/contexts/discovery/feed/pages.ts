import { homeFeed, topicFeed } from '@tessera/contracts/calls/feed'
import { getInterests } from '@tessera/contracts/calls/settings'
import type { Pin } from '@tessera/contracts/entities/pin'
import { defineTexts, textIn } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { topics } from '@tessera/contracts/topics'
import { ideasData, siteData } from '../../../documents/linked-data/site-data.ts'
import {
  type Ask,
  type Card,
  missing,
  type PageContent,
  pinsOf,
  record,
} from '../../../documents/page-content/content.ts'
import { serveIndexed, servePage } from '../../../documents/page-content/serve-page.ts'

function cardOf(pins: readonly Pin[], alt: string): Card {
  const [first] = pins
  if (first === undefined) return { kind: 'website', picture: undefined }
  const { url, width, height } = first.images['736x']
  return { kind: 'website', picture: { url, size: { width, height }, alt } }
}

/**
 * Loads the first pins of the feed. Adds a member's interests, so that new members are asked for them
 * without a layout shift.
 */
export async function homePage(ask: Ask): Promise<PageContent> {
  const list = await pinsOf(ask, homeFeed, {})
  const more = await record(ask, getInterests, {})
  const picture = list.pins[0]?.title ?? ''
  return {
    ...list,
    answers: more === undefined ? list.answers : [...list.answers, more],
    found: true,
    isIndexed: true,
    card: cardOf(list.pins, picture),
    linkedData: (site) => [siteData(site)],
  }
}

const words = defineTexts({
  ideas: 'Ideas by topic: {topics} and more.',
  topic: '{topic}: ideas to save to your boards.',
})

/** Number of topics whose pictures the page of all topics shows first: two rows of a phone. */
const picturedTopics = 4

/** Loads the first pin of the first topics, whose pictures are those of their tiles. */
async function ideasPage(ask: Ask): Promise<PageContent> {
  const answers = await Promise.all(
    topics
      .slice(0, picturedTopics)
      .map(({ id: topic }) => record(ask, topicFeed, { topic, page_size: 1 })),
  )
  return {
    found: true,
    isIndexed: true,
    description: (language) => {
      const named = topics.slice(0, 8).map(({ name }) => textIn(language, name))
      return words(language).ideas({ topics: named.join(', ') })
    },
    answers: answers.filter((answer) => answer !== undefined),
    pins: [],
  }
}

/** Loads the first pins of a topic; missing for an unknown topic. */
async function topicPage(ask: Ask, id: string): Promise<PageContent> {
  const topic = topics.find((each) => each.id === id)
  if (topic === undefined) return missing
  const list = await pinsOf(ask, topicFeed, { topic: topic.id })
  const path = paths.topicIdeas.to({ topic: topic.id })
  return {
    ...list,
    found: true,
    isIndexed: list.pins.length > 0,
    title: (language) => textIn(language, topic.name),
    description: (language) => words(language).topic({ topic: textIn(language, topic.name) }),
    card: cardOf(list.pins, topic.name),
    linkedData: (site) => [ideasData({ name: topic.name, path, pins: list.pins }, site)],
  }
}

/** The documents of home and of the topics. */
export const feedPages = [
  servePage(paths.home, ({ ask }) => homePage(ask)),
  servePage(paths.ideas, ({ ask }) => ideasPage(ask)),
  servePage(paths.topicIdeas, ({ ask, params }) => topicPage(ask, params.topic)),
  serveIndexed(paths.helpIndex),
]
