import { getBoard } from '@tessera/contracts/calls/boards'
import type { Section } from '@tessera/contracts/entities/board'
import { paths } from '@tessera/contracts/paths'
import {
  any,
  type Binding,
  counted as count,
  each,
  element,
  firstScreen,
  has,
  not,
  over,
  same,
  say,
  tiles,
  when,
} from '@tessera/module/first-screen'
import { counted } from '../../saving/words.ts'
import { words } from './words.ts'

/** Max number of sections among which the shown one is found. */
const mostSections = 60

const style = `.save-section{max-inline-size:1600px;margin-inline:auto;padding-block-start:var(--s5)}
.save-top{display:grid;gap:var(--s3) var(--s4);padding-block-end:var(--s5)}
.save-title{display:grid;gap:var(--s1);min-inline-size:0}
.save-title>a{display:inline-flex;gap:var(--s1);align-items:center;justify-self:start;max-inline-size:100%;min-block-size:var(--target);color:var(--ink-2);font:var(--t-strong);text-decoration:none;overflow-wrap:anywhere}
.save-title>a::before{content:"";inline-size:20px}
.save-title>h1{max-inline-size:100%;overflow-wrap:anywhere;font:var(--t-hero);letter-spacing:-.015em}
.save-title>p{color:var(--ink-2);font:var(--t-label);font-variant-numeric:tabular-nums}
.save-actions{display:flex;gap:var(--s2)}
.save-actions::before,.save-actions::after{content:"";inline-size:48px;block-size:var(--field);border-radius:var(--r-full);background:var(--quiet)}
.save-tools{padding-block-end:var(--s5)}
.save-tools::before{content:"";display:block;max-inline-size:420px;block-size:var(--field);border-radius:var(--r-full);background:var(--sunken)}
@media(max-width:599px){.save-top{gap:var(--s2) var(--s3);padding-block-end:var(--s4)}.save-tools{padding-block-end:calc(var(--s3) + var(--target) + var(--s5))}.save-tools::before{max-inline-size:none}}
@media(scripting:none){.save-actions,.save-tools{display:none}}`

const title = (section: Binding<Section>) => [
  element('h1', {}, element('bdi', {}, section.title)),
  element('p', {}, count(section.pin_count, counted.pins)),
]

/** A section: its head and its first pins. */
export default firstScreen(
  paths.section,
  { board: getBoard },
  ({ board, pins, params }) => ({
    unless: any(
      not(has(pins)),
      not(same(board.privacy, 'public')),
      has(board.is_archived),
      has(board.archived_by_me_at),
      has(board.can_edit),
      over(board.sections, mostSections),
    ),
    content: [
      each(board.sections, mostSections, (section) => [
        when(
          same(section.slug, params.sectionSlug),
          element(
            'div',
            { class: 'd-page save-section' },
            element(
              'header',
              { class: 'save-top' },
              element(
                'div',
                { class: 'save-title' },
                element('a', { href: board.url }, element('bdi', {}, board.name)),
                ...title(section),
              ),
              element('div', { class: 'save-actions', 'aria-hidden': 'true' }),
            ),
            element('div', { class: 'save-tools' }),
            tiles(say(words.pins, { section: section.title })),
          ),
        ),
      ]),
    ],
  }),
  style,
)
