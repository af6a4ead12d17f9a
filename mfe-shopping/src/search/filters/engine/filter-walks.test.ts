import { isDeepStrictEqual } from 'node:util'
import { filterParamsIn, filterText } from '@tessera/contracts/filter-params'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  model,
  option,
  priceModel,
  pricesModel,
  scopeModel,
} from '../../../../test/filter-models.ts'
import { paramsOf, selectionsIn } from './codec.ts'
import { chooseCurrency } from './currency.ts'
import { type FilterName, filterNames } from './filter-names.ts'
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
  submitFilters,
  toggleOption,
  withModels,
} from './filter-state.ts'
import { modelsIn } from './models.ts'

const values = ['Lyra, Sons', '50%', '%2C', 'a&b=c', 'Øre', '💡', 'value', 'x y', '7', '+']
const types = [0, 3, 6, 7, 10, 12, 100] as const

/** Models with a random share of the values as options, whose ids mean nothing, and random rules. */
const someModels = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom(...types), fc.subarray(values), fc.boolean()), {
      maxLength: 7,
    }),
    fc.constantFrom(20, 30),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([filters, least, isReversed, isSeveral]) => {
    const models = filters.map(([type, offered, isHiding]) =>
      model(
        type,
        `filter ${type}`,
        offered.map((value, at) =>
          option(String(at), {
            string_value: value,
            rules: isHiding ? [{ hides: `filter ${types[at % types.length]}` }] : [],
          }),
        ),
      ),
    )
    const price = isSeveral
      ? pricesModel(['USD', least, 90], ['EUR', 25.5, 30])
      : priceModel(least, 90)
    const all = [scopeModel, price, ...models]
    return modelsIn(isReversed ? all.toReversed() : all)
  })

/** Any code point. fast-check's own unit reads all of them back first, which takes more than a second. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  .map((point) => String.fromCodePoint(point))

const someQuery = fc
  .record(
    {
      brands: fc.array(fc.constantFrom(...values, '', 'Nobody')).map((names) => names.join(',')),
      colors: fc.string(),
      domains: fc.string({ unit: anyCharacter }),
      brandValue: fc.constantFrom(...values),
      style: fc.string({ unit: 'grapheme' }),
      onSale: fc.constantFrom('true', '1', 'no'),
      availability: fc.constantFrom('in_stock', 'IN_STOCK', 'preorder', ''),
      priceMin: fc.constantFrom('20', '25.5', 'x', '', '1e3'),
      priceMax: fc.constantFrom('90', '30', 'NaN'),
      priceUnit: fc.constantFrom('EUR', 'eur', '€'),
      scope: fc.constantFrom('pins', 'buyable_pins', 'odd'),
      unheard: fc.string(),
    },
    { requiredKeys: [] },
  )
  .map((fields) => new URLSearchParams(fields))

test('an address survives a round trip, with unknown and broken values, by any models', () => {
  fc.assert(
    fc.property(someQuery, someModels, (query, models) => {
      const params = filterParamsIn(query)
      // Written and read again, an address is the same.
      expect(filterParamsIn(new URLSearchParams(filterText(params)))).toEqual({
        ...params,
        priceUnit:
          params.priceMin === undefined && params.priceMax === undefined ? 'USD' : params.priceUnit,
      })
      const chosen = selectionsIn(models, params)
      const text = filterText(paramsOf(models, chosen))
      const reread = selectionsIn(models, filterParamsIn(new URLSearchParams(text)))
      expect(filterText(paramsOf(models, reread))).toBe(text)
      // Models whose values are written otherwise change nothing that is selected.
      const bare = paramsOf([], selectionsIn([], params))
      expect(bare.brands).toEqual(params.brands)
      expect(bare.domains).toEqual(params.domains)
    }),
    { numRuns: 1_000 },
  )
})

type Step = (state: FilterState) => FilterState

/** A step; an update of one filter names it. */
interface WalkStep {
  readonly kind: string
  readonly run: Step
  readonly name?: FilterName
}

const someStep: fc.Arbitrary<WalkStep> = fc.oneof(
  fc.tuple(fc.constantFrom(...filterNames), fc.nat(9)).map(([name, at]) => ({
    kind: 'update',
    name,
    run: (state: FilterState) =>
      toggleOption(
        state,
        name,
        name === 'scope' ? (['pins', 'buyable_pins'][at % 2] ?? '') : String(at),
        'panel',
      ),
  })),
  fc.constantFrom(20, 40).map((min) => ({
    kind: 'update',
    name: 'price' as const,
    run: (state: FilterState) => setRange(state, { min, max: 90, unit: 'USD' }, 'bar'),
  })),
  fc.constantFrom<FilterName>('brands', 'price', 'scope').map((name) => ({
    kind: 'update',
    name,
    run: (state: FilterState) => clearFilter(state, name),
  })),
  fc.constantFrom('USD', 'EUR', 'CHF').map((unit) => ({
    kind: 'update',
    name: 'price' as const,
    run: (state: FilterState) => chooseCurrency(state, unit, 'panel'),
  })),
  fc.constant({ kind: 'update', run: clearFilters }),
  fc.constant({ kind: 'submit', run: submitFilters }),
  fc.constant({ kind: 'fail', run: failFilters }),
  fc.constant({ kind: 'complete', run: completeFilters }),
  someModels.map((models) => ({
    kind: 'models',
    run: (state: FilterState) => withModels(state, models),
  })),
)

/** The statuses that each event may lead to, by the specification; others leave it as it is. */
const reached: Readonly<Record<string, readonly FilterStatus[]>> = {
  update: ['modified', 'cleared', 'applied'],
  submit: ['submitted'],
  fail: ['failed'],
  complete: ['applied', 'cleared'],
  models: [],
}

test('100,000 random steps lose and invent no selection, and reach each status only by its event', () => {
  let steps = 0
  fc.assert(
    fc.property(
      someQuery,
      someModels,
      fc.array(someStep, { minLength: 100, maxLength: 100 }),
      (query, models, walk) => {
        // An assertion for each of these comparisons would take most of the time.
        const wrong: unknown[] = []
        const compare = (rule: string, one: unknown, other: unknown) => {
          if (one !== other && !isDeepStrictEqual(one, other)) wrong.push({ rule, one, other })
        }
        let state = resetFilters(models, filterParamsIn(query))
        for (const { kind, run, name } of walk) {
          const next = run(state)
          steps += 1
          if (name !== undefined)
            for (const other of filterNames)
              if (other !== name) compare(other, next.chosen[other], state.chosen[other])
          const isLate = kind === 'complete' && state.status !== 'submitted'
          if (next.status !== state.status && !isLate)
            compare(kind, reached[kind]?.includes(next.status), true)
          if (kind !== 'update') {
            const kept = (each: FilterState) => {
              const { priceMin, priceMax, priceUnit, ...rest } = filterParamsOf(each)
              return rest
            }
            compare('parameters', kept(next), kept(state))
            compare(
              'price',
              next.chosen.price && { ...next.chosen.price, id: '' },
              state.chosen.price && { ...state.chosen.price, id: '' },
            )
          }
          const shown = Object.keys(appliedFilters(next))
          const aside = Object.keys(asideFilters(next))
          const both = shown.filter((name) => aside.includes(name))
          compare('applied and aside', both, [])
          const outside = Object.keys(next.chosen).filter(
            (name) => ![...shown, ...aside].includes(name),
          )
          // Only what narrows nothing is neither applied nor aside.
          const lost = outside.filter((name) => name !== 'scope' && name !== 'price')
          compare('neither applied nor aside', lost, [])
          state = next
        }
        expect(wrong).toEqual([])
      },
    ),
    { numRuns: 1_000 },
  )
  expect(steps).toBeGreaterThanOrEqual(100_000)
}, 60_000)
