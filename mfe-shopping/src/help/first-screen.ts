import { paths } from '@tessera/contracts/paths'
import {
  choose,
  element,
  firstScreen,
  has,
  linkTo,
  not,
  same,
  say,
  when,
} from '@tessera/module/first-screen'
import type { Article } from './article.ts'
import { articles } from './articles.ts'
import { style } from './first-screen-style.ts'
import { words } from './words.ts'

const textsOf = ({ title, paragraphs }: Article) => [
  element(
    'h1',
    {},
    say(() => title),
  ),
  ...paragraphs.map((paragraph) =>
    element(
      'p',
      {},
      say(() => paragraph),
    ),
  ),
]

const lines = ({ lines: all }: Article) =>
  element(
    'ul',
    {},
    ...all.map(({ text, url }) =>
      element(
        'li',
        {},
        element(
          'a',
          {
            class: 'shopping-line',
            href: linkTo(paths.offsite, {}, { url }),
            rel: 'noopener noreferrer nofollow ugc',
            target: '_blank',
          },
          say(() => text),
        ),
      ),
    ),
  )

const known = Object.fromEntries([...articles.keys()].map((topic) => [topic, topic]))

/** A help article: the one of the address, out of all. */
export default firstScreen(
  paths.help,
  {},
  ({ params }) => ({
    unless: not(has(choose(params.topic, known))),
    content: [
      element(
        'article',
        { class: 'shopping-help' },
        element('a', { class: 'shopping-line', href: linkTo(paths.helpIndex, {}) }, say(words.all)),
        ...[...articles].map(([topic, article]) =>
          when(
            same(params.topic, topic),
            ...textsOf(article),
            ...(article.lines.length === 0 ? [] : [lines(article)]),
          ),
        ),
      ),
    ],
  }),
  style,
)
