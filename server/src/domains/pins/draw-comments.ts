import { Comment } from '@tessera/contracts/entities/comment'
import { countedIn, defineTexts } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'
import { faceOf } from '../../web/first-screen/face.ts'
import type { Reader } from '../../web/first-screen/first-screen.ts'
import { element, type Markup } from '../../web/markup.ts'

const words = defineTexts({
  comments: 'Comments',
  none: 'No comments yet. Be the first to share what you think.',
})

const counted = { one: '{count} comment', other: '{count} comments' } as const

function rowOf({ author, text }: Comment): Markup {
  const href = paths.profile.to({ username: author.username })
  return element(
    'li',
    {},
    faceOf(author.image_medium_url, 40),
    element(
      'div',
      {},
      element('a', { href }, element('bdi', {}, author.full_name)),
      element('p', { class: 'd-words', dir: 'auto' }, text),
    ),
  )
}

/** Draws the first comments of a pin. The place of the field for a new one stays empty. */
export function drawComments(count: number, answer: unknown, { language }: Reader): Markup {
  const say = words(language)
  const comments = z.safeParse(z.array(Comment), answer).data ?? []
  return element(
    'section',
    { class: 'd-comments' },
    element('h2', {}, count === 0 ? say.comments() : countedIn(language, count, counted)),
    element('div', { class: 'd-composer' }),
    comments.length === 0
      ? element('p', { class: 'd-none' }, say.none())
      : element('ul', { 'aria-label': say.comments() }, ...comments.map(rowOf)),
  )
}
