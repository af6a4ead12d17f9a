import type { Pin } from '@tessera/contracts/entities/pin'
import { defineTexts, textIn } from '@tessera/contracts/messages'
import type { Reader } from '../../web/first-screen/first-screen.ts'
import { tileList } from '../../web/first-screen/tile-list.ts'
import { element, type Markup } from '../../web/markup.ts'

const words = defineTexts({
  topicAbout: 'Ideas that people save on this topic.',
  list: '{topic} ideas',
  follow: 'Follow',
  following: 'Following',
})

/** Draws a topic's head, with the place of the button that follows it, and its first pins. */
export function drawTopic(topic: string, pins: readonly Pin[], reader: Reader): Markup | undefined {
  if (pins.length === 0) return undefined
  const say = words(reader.language)
  const name = textIn(reader.language, topic)
  // As wide as the longer of both labels, like the button.
  const labels = [say.follow(), say.following()].map((label) => element('span', {}, label))
  return element(
    'div',
    { class: 'd-page' },
    element(
      'header',
      { class: 'd-topic' },
      element(
        'div',
        { class: 'd-title' },
        element('h1', {}, name),
        element('p', {}, say.topicAbout()),
      ),
      element('div', { class: 'd-follow', 'aria-hidden': 'true' }, ...labels),
    ),
    tileList(pins, say.list({ topic: name }), reader),
  )
}
