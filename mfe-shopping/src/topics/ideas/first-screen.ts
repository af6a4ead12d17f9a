import { topicFeed } from '@tessera/contracts/calls/feed'
import { inPageLanguage } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { topics } from '@tessera/contracts/topics'
import { element, firstPicture, firstScreen, has, linkTo, say } from '@tessera/module/first-screen'
import { topicPicture } from '../interests/topic-picture.ts'
import { words as interests } from '../interests/words.ts'
import { words } from './words.ts'

const style = `.shopping-explore{max-inline-size:1275px;margin-inline:auto}
.shopping-explore>header{display:grid;inline-size:fit-content;max-inline-size:100%;gap:var(--s2);padding-block:var(--s4) var(--s5)}
.shopping-explore h1{font:var(--t-hero);letter-spacing:-.015em}
.shopping-explore p{color:var(--ink-2);text-wrap:pretty}
.shopping-explore>ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:var(--grid-gap);padding-block:var(--s2) var(--s7);list-style:""}
.shopping-explore li>a{display:flex;position:relative;align-items:end;aspect-ratio:3/2;padding:var(--s3) var(--s4);border-radius:var(--r-m);overflow:clip;isolation:isolate;background:var(--sunken-press);color:var(--on-shade);font:var(--t-title);text-decoration:none;text-wrap:balance}
.shopping-explore li>a>img,.shopping-explore li>a::after{position:absolute;inset:0;z-index:-1;inline-size:100%;block-size:100%;object-fit:cover}
.shopping-explore li>a::after{content:"";background:linear-gradient(rgb(20 16 12/.02) 20%,rgb(20 16 12/.5) 62%,rgb(20 16 12/.8))}
@media(max-width:599px){.shopping-explore>ul{grid-template-columns:1fr 1fr}.shopping-explore li>a{padding:var(--s2) var(--s3);font:var(--t-strong)}}`

/**
 * Explore: its head, and the topics, the first with their pictures. Those of the others come with the page, as
 * somebody comes near them.
 */
export default firstScreen(
  paths.ideas,
  {},
  () => ({
    unless: has(''),
    content: [
      element(
        'div',
        { class: 'd-page' },
        element(
          'div',
          { class: 'shopping-explore' },
          element(
            'header',
            {},
            element('h1', {}, say(words.heading)),
            element('p', {}, say(words.about)),
          ),
          element(
            'ul',
            { 'aria-label': say(interests.topics) },
            ...topics.map(({ id, name }) =>
              element(
                'li',
                {},
                element(
                  'a',
                  { href: linkTo(paths.topicIdeas, { topic: id }) },
                  firstPicture(topicFeed, { topic: id, page_size: 1 }, topicPicture),
                  say(() => inPageLanguage(name)),
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
