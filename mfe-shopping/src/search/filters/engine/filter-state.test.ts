import { filterParamsIn, noFilterParams } from '@tessera/contracts/filter-params'
import { expect, test } from 'vitest'
import {
  model,
  option,
  priceModel,
  scopeModel,
  shopModels,
} from '../../../../test/filter-models.ts'
import {
  appliedFilters,
  asideFilters,
  clearFilter,
  clearFilters,
  completeFilters,
  type FilterState,
  type FilterStatus,
  failFilters,
  filterParamsOf,
  resetFilters,
  setRange,
  shownModels,
  submitFilters,
  toggleOption,
  withModels,
} from './filter-state.ts'
import { optionsOf } from './selections.ts'

const at = (query: string, models = shopModels) =>
  resetFilters(models, filterParamsIn(new URLSearchParams(query)))
const shop = 'scope=buyable_pins'
const plain = at(shop)
const chosen = at(`${shop}&brands=Orfeo`)
const blue = (state: FilterState) => toggleOption(state, 'colors', 'blue', 'panel')
const names = (state: FilterState) => Object.keys(appliedFilters(state))

test('S3.41 an applied filter is single, multi or a range, with its id and where it was changed last', () => {
  let state = toggleOption(plain, 'brands', 'orfeo', 'panel')
  state = toggleOption(state, 'brands', 'lyra', 'bar')
  state = toggleOption(state, 'style', 'modern', 'panel')
  state = toggleOption(state, 'style', 'rustic', 'panel')
  state = setRange(state, { min: 25, max: 60, unit: 'USD' }, 'panel')
  expect(appliedFilters(state)).toEqual({
    brands: {
      kind: 'multi',
      id: 'brands',
      lastChangedLocation: 'bar',
      selectedOptionIds: ['orfeo', 'lyra'],
    },
    style: {
      kind: 'single',
      id: 'style',
      lastChangedLocation: 'panel',
      selectedOptionId: 'rustic',
    },
    price: {
      kind: 'range',
      id: 'price',
      lastChangedLocation: 'panel',
      min: 25,
      max: 60,
      unit: 'USD',
    },
  })
})

test('S4.26 a reset gives cleared without filters and applied with them, from every status', () => {
  expect(plain.status).toBe('cleared')
  expect(chosen.status).toBe('applied')
  expect(at('scope=pins&colors=red').status).toBe('applied')
  // The default range is no filter, and neither is one that the scope hides.
  expect(at(`${shop}&priceMin=20&priceMax=90`).status).toBe('cleared')
  expect(at('scope=pins&brands=Orfeo').status).toBe('cleared')
})

test('S4.27 an update gives modified, applied when it undoes itself, and cleared with nothing left', () => {
  expect(blue(chosen).status).toBe('modified')
  expect(blue(blue(chosen)).status).toBe('applied')
  expect(blue(blue(plain)).status).toBe('cleared')
  expect(clearFilter(chosen, 'brands').status).toBe('cleared')
  const failed = failFilters(submitFilters(blue(chosen)))
  expect(toggleOption(failed, 'colors', 'red', 'panel').status).toBe('modified')
})

test('S4.25 S4.28 S4.29 S4.30 a submit gives submitted, a failure failed, and completion applied or cleared', () => {
  for (const state of [plain, chosen, blue(chosen), failFilters(submitFilters(chosen))])
    expect(submitFilters(state).status).toBe('submitted')
  expect(failFilters(submitFilters(blue(chosen))).status).toBe('failed')
  expect(completeFilters(submitFilters(blue(chosen))).status).toBe('applied')
  expect(completeFilters(submitFilters(clearFilters(chosen))).status).toBe('cleared')
  expect(completeFilters(submitFilters(failFilters(submitFilters(chosen)))).status).toBe('applied')
})

const submitted = submitFilters(blue(chosen))

/** A state of each status, with a filter selected where the status allows it. */
const states: Readonly<Record<FilterStatus, FilterState>> = {
  applied: chosen,
  cleared: plain,
  modified: blue(chosen),
  submitted,
  failed: failFilters(submitted),
}

/** The status after each event, one for each status in `states`. */
const transitions: readonly (readonly [string, (state: FilterState) => FilterState, string])[] = [
  [
    'reset',
    ({ models }) => resetFilters(models, noFilterParams),
    'cleared cleared cleared cleared cleared',
  ],
  ['reset with filters', () => at(`${shop}&colors=red`), 'applied applied applied applied applied'],
  [
    'update',
    (state) => toggleOption(state, 'style', 'modern', 'bar'),
    'modified modified modified modified modified',
  ],
  ['update to nothing', clearFilters, 'cleared cleared cleared cleared cleared'],
  ['update back', (state) => setSettled(state), 'applied cleared applied applied applied'],
  ['submit', submitFilters, 'submitted submitted submitted submitted submitted'],
  // Only what was submitted can fail; the others wait for nothing.
  ['failure', failFilters, 'applied cleared modified failed failed'],
  [
    'completion',
    (state) => completeFilters(submitFilters(state)),
    'applied cleared applied applied applied',
  ],
]

/** Selects what the results on the screen have. */
const setSettled = (state: FilterState) =>
  optionsOf(state.chosen.colors).includes('blue') ? blue(state) : blue(blue(state))

test('S4.25 each event leads from each status to the one that the specification names', () => {
  for (const [status, state] of Object.entries(states)) expect(state.status).toBe(status)
  for (const [event, run, reached] of transitions)
    expect(
      Object.values(states)
        .map((state) => run(state).status)
        .join(' '),
      event,
    ).toBe(reached)
})

test('an answer to what was sent leaves a later change modified, and a late failure changes nothing', () => {
  const since = toggleOption(submitFilters(blue(chosen)), 'style', 'modern', 'panel')
  expect(since.status).toBe('modified')
  expect(completeFilters(since).status).toBe('modified')
  expect(failFilters(since)).toBe(since)
  // The results have the filters that were sent.
  expect(toggleOption(completeFilters(since), 'style', 'modern', 'panel').status).toBe('applied')
  expect(failFilters(chosen)).toBe(chosen)
})

test('S2.73 S4.31 clearing deselects every filter, also what is kept aside, and leaves the scope', () => {
  const full = at(
    `${shop}&brands=Orfeo,Nobody&colors=red&style=modern&onSale=true&priceMin=30&priceMax=40`,
  )
  expect(names(full)).toEqual(['price', 'brands', 'colors', 'onSale', 'style'])
  expect(Object.values(appliedFilters(full)).map(({ kind }) => kind)).toEqual([
    'range',
    'multi',
    'multi',
    'single',
    'single',
  ])
  const cleared = clearFilters(full)
  expect(filterParamsOf(cleared)).toEqual({ ...noFilterParams, scope: 'buyable_pins' })
  const aside = clearFilters(toggleOption(full, 'scope', 'pins', 'panel'))
  expect(filterParamsOf(aside)).toEqual({ ...noFilterParams, scope: 'pins' })
})

test('S4.32 an option hides other filters by its rules; their selections are kept aside and restored', () => {
  const before = at(`${shop}&brands=Orfeo&colors=red&priceMin=30&priceMax=40`)
  const hidden = toggleOption(before, 'scope', 'pins', 'panel')
  expect(shownModels(hidden).map(({ id }) => id)).toEqual(['scope', 'colors', 'style', 'domains'])
  expect(names(hidden)).toEqual(['colors'])
  expect(Object.keys(asideFilters(hidden))).toEqual(['price', 'brands'])
  const shown = toggleOption(hidden, 'scope', 'buyable_pins', 'panel')
  expect(appliedFilters(shown)).toEqual(appliedFilters(before))
  expect(asideFilters(shown)).toEqual({})
})

test('a hidden filter’s own rules do not count, and of two that hide each other the first stays', () => {
  const rule = (hides: string) => ({ rules: [{ hides }] })
  const models = [
    model(10, 'a', [option('1', rule('b'))]),
    model(12, 'b', [option('2', { rules: [{ hides: 'a' }, { hides: 'c' }] })]),
    model(6, 'c', [option('3', rule('c'))]),
  ]
  const state = at('style=1&brandValue=2&colors=3', models)
  expect(shownModels(state).map(({ id }) => id)).toEqual(['a', 'c'])
})

test('S4.33 a range equal to its default bounds is unset', () => {
  const set = setRange(plain, { min: 20, max: 89, unit: 'USD' }, 'panel')
  expect(names(set)).toEqual(['price'])
  const back = setRange(set, { min: 20, max: 90, unit: 'USD' }, 'panel')
  expect(back.chosen).not.toHaveProperty('price')
  expect(back.status).toBe('cleared')
  expect(names(setRange(plain, { min: 20, max: 90, unit: 'EUR' }, 'panel'))).toEqual(['price'])
})

test('an option that the filter has not is ignored, and a value without an option can be deselected', () => {
  expect(toggleOption(plain, 'brands', 'nobody', 'panel')).toBe(plain)
  const unknown = at(`${shop}&brands=Nobody`)
  expect(names(toggleOption(unknown, 'brands', 'value:Nobody', 'bar'))).toEqual([])
})

test('new models keep what is selected, by value', () => {
  const renamed = [
    scopeModel,
    priceModel(30, 60),
    model(3, 'brands', [option('99', { string_value: 'ORFEO' })]),
  ]
  const state = withModels(at(`${shop}&brands=Orfeo,Nobody&priceMin=30&priceMax=60`), renamed)
  expect(optionsOf(state.chosen.brands)).toEqual(['99', 'value:Nobody'])
  // A range that equals the new default narrows nothing, and counts again when the bounds widen.
  expect(names(state)).toEqual(['brands'])
  expect(names(withModels(state, shopModels))).toEqual(['price', 'brands'])
})
