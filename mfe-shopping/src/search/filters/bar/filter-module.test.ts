import { filterParamsIn } from '@tessera/contracts/filter-params'
import { expect, test } from 'vitest'
import { shopModels } from '../../../../test/filter-models.ts'
import { resetFilters } from '../engine/filter-state.ts'
import { filterModuleOf } from './filter-module.ts'

/** Returns the module of a search, and what each of its filters shows. */
function moduleAt(scope: 'pins' | 'buyable_pins', address: string) {
  const query = new URLSearchParams(address)
  const state = resetFilters(shopModels, { ...filterParamsIn(query), scope })
  const { id, moduleType, action } = filterModuleOf({ scope, query }, state)
  const filters = action.filters.map(({ changed: _, ...shown }) => shown)
  return { id, moduleType, action: { filters } }
}

test('S3.36 a filter module has an id, a type and filters, each with its id, text, feed url and whether it is selected', () => {
  const products = '/search/buyable_pins/?q=lamp'
  expect(moduleAt('buyable_pins', 'q=lamp&onSale=true')).toEqual({
    id: 'filters of buyable_pins',
    moduleType: 'filters',
    action: {
      filters: [
        {
          id: 'onSale true',
          isSelected: true,
          displayText: 'On sale',
          count: 1,
          feedUrl: products,
        },
        {
          id: 'availability in_stock',
          isSelected: false,
          displayText: 'In stock',
          count: 4,
          feedUrl: `${products}&onSale=true&availability=in_stock`,
        },
      ],
    },
  })
  // A filter that all pins can't have is kept for the products.
  expect(moduleAt('pins', 'q=lamp&onSale=true').action.filters).toEqual([
    {
      id: 'scope buyable_pins',
      isSelected: false,
      displayText: 'Shop products',
      count: 5,
      feedUrl: `${products}&onSale=true`,
    },
  ])
})
