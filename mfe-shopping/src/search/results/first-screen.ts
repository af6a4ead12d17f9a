import { searchPins } from '@tessera/contracts/calls/search'
import type { Refinement } from '@tessera/contracts/entities/search'
import { paths } from '@tessera/contracts/paths'
import {
  any,
  type Binding,
  each,
  either,
  element,
  firstScreen,
  formatted,
  has,
  linkTo,
  not,
  refinementLabel,
  same,
  say,
  tiles,
  when,
} from '@tessera/module/first-screen'
import { filterColumnKey } from '../filters/column/filter-column-key.ts'
import { colors } from '../filters/words.ts'
import { scopeName, scopes } from './scopes.ts'
import { words } from './words.ts'

const style = `.shopping-row{display:flex;gap:var(--s2);margin-inline:calc(-1*var(--gutter));padding:var(--s2) var(--gutter) var(--s4);overflow-x:auto;scrollbar-width:none}
.shopping-scopes{padding-block-end:var(--s3)}
.shopping-scopes>:not([aria-current]){background:none}
.shopping-row>[aria-current]{background:var(--ink);color:var(--on-ink)}
.shopping-refine>a{gap:6px;max-inline-size:none;padding-inline-start:var(--s1)}
.shopping-filters{block-size:calc(var(--row) + var(--s2) + var(--s4))}
.shopping-results[data-is-kept]{padding-inline-start:344px}
@media(scripting:none){.shopping-filters{display:none}}`

const text = formatted('searched-text')

/** Links to the same search in other scopes. Only members have pins of their own. */
const scopeRow = (isMember: ReturnType<typeof has>) =>
  element(
    'nav',
    { class: 'shopping-row shopping-scopes', 'aria-label': say(words.scopes) },
    ...scopes.map((scope) => {
      const link = element(
        'a',
        {
          class: 'd-chip',
          href: linkTo(paths.searchScope, { scope }, { q: text }),
          ...(scope === 'pins' ? { 'aria-current': 'page' } : {}),
        },
        say(scopeName[scope]),
      )
      return scope === 'my_pins' ? when(isMember, link) : link
    }),
  )

const { priceUnder, priceRange, priceFrom } = words
const labels = { priceUnder, priceRange, priceFrom, ...colors }

/** The picture of a refinement on its color. */
const pictureOf = ({ color, image_url: src }: Binding<Refinement>) =>
  element(
    'span',
    { class: 'd-face d-face32', 'data-color': color },
    when(
      has(src),
      element('img', { alt: '', width: '32', height: '32', fetchpriority: 'low', src }),
    ),
  )

/** The refinements of the search, as links to the refined search. */
const refinementRow = (modules: Binding<Refinement[]>) =>
  when(
    has(modules),
    element(
      'nav',
      { class: 'shopping-row shopping-refine', 'aria-label': say(words.narrow) },
      each(modules, 60, (refinement) => [
        element(
          'a',
          {
            class: 'd-chip',
            href: formatted('refined-address', refinement.id),
            'aria-current': either(has(formatted('is-refined', refinement.id)), 'true'),
          },
          pictureOf(refinement),
          element('bdi', {}, refinementLabel(refinement, modules, labels)),
        ),
      ]),
    ),
  )

/**
 * A search among all pins: its scopes, its refinements and its first tiles. The filters load with the page, so
 * only their place is drawn. Notices, corrections and applied filters aren't.
 */
export default firstScreen(
  paths.searchScope,
  { found: searchPins },
  ({ found, viewer, pins }) => ({
    unless: any(
      not(same(found.scope, 'pins')),
      not(has(pins)),
      has(found.advisory.notices),
      has(found.corrected_query),
      has(formatted('is-filtered')),
    ),
    content: [
      element(
        'div',
        { class: 'd-page' },
        element('div', { class: 'd-said' }, element('h1', {}, say(words.heading, { query: text }))),
        scopeRow(has(viewer)),
        refinementRow(found.modules),
        element(
          'div',
          // Room beside the tiles for the filters that were left open.
          { class: 'shopping-results', 'data-kept': `${filterColumnKey}=open` },
          element('div', { class: 'shopping-filters' }),
          tiles(say(words.results)),
        ),
      ),
    ],
  }),
  style,
)
