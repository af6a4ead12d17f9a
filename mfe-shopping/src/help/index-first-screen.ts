import { paths } from '@tessera/contracts/paths'
import { element, firstScreen, has, linkTo, say } from '@tessera/module/first-screen'
import { groups } from './article.ts'
import { articles } from './articles.ts'
import { style } from './first-screen-style.ts'
import { words } from './words.ts'

/** The list of all help articles, with the field that searches them. */
export default firstScreen(
  paths.helpIndex,
  {},
  () => ({
    unless: has(''),
    content: [
      element(
        'div',
        { class: 'shopping-help' },
        element('h1', {}, say(words.help)),
        element(
          'label',
          { class: 'shopping-find' },
          say(words.search),
          element('input', { type: 'search', 'data-field': 'help' }),
        ),
        ...groups.map((group) =>
          element(
            'section',
            {},
            element('h2', {}, say(words[group])),
            element(
              'ul',
              {},
              ...[...articles]
                .filter(([, article]) => article.group === group)
                .map(([topic, { title }]) =>
                  element(
                    'li',
                    {},
                    element(
                      'a',
                      { class: 'shopping-line', href: linkTo(paths.help, { topic }) },
                      say(() => title),
                    ),
                  ),
                ),
            ),
          ),
        ),
      ),
    ],
  }),
  style,
)
