import { inPageLanguage } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { topics } from '@tessera/contracts/topics'
import { choose, element, firstScreen, has, not, say, tiles } from '@tessera/module/first-screen'
import { words as following } from '../interests/words.ts'
import { words } from './words.ts'

const style = `.shopping-topic{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:var(--s4);padding-block:var(--s4) var(--s5)}
.shopping-topic>:first-child{display:grid;gap:var(--s2);min-inline-size:0}
.shopping-topic h1{max-inline-size:100%;overflow-wrap:anywhere;font:var(--t-hero);letter-spacing:-.015em}
.shopping-topic p{color:var(--ink-2);text-wrap:pretty}
.shopping-follow{display:grid;align-items:center;min-block-size:var(--field);padding:var(--s1) var(--s5);border-radius:var(--r-full);background:var(--quiet);color:transparent;font:var(--t-strong)}
.shopping-follow>span{grid-area:1/1}
@media(scripting:none){.shopping-follow{display:none}}`

const names = Object.fromEntries(
  topics.map(({ id, name }) => [id, say(() => inPageLanguage(name))]),
)

/** A topic: its head, with the place of the button that follows it, and its ideas. */
export default firstScreen(
  paths.topicIdeas,
  {},
  ({ params, pins }) => {
    const name = choose(params.topic, names)
    return {
      unless: not(has(pins)),
      content: [
        element(
          'div',
          { class: 'd-page' },
          element(
            'header',
            { class: 'shopping-topic' },
            element('div', {}, element('h1', {}, name), element('p', {}, say(words.topicAbout))),
            // As wide as the longer of both labels, like the button.
            element(
              'div',
              { class: 'shopping-follow', 'aria-hidden': 'true' },
              element('span', {}, say(following.follow)),
              element('span', {}, say(following.following)),
            ),
          ),
          tiles(say(words.list, { topic: name })),
        ),
      ],
    }
  },
  style,
)
