import { filterParamsIn } from '@tessera/contracts/filter-params'
import { expect, test } from 'vitest'
import { model, option, scopeModel } from '../../../../test/filter-models.ts'
import { resetFilters } from '../engine/filter-state.ts'
import { listedOptions } from './listed-options.ts'

const [allPins] = scopeModel.filter_options
const brands = model(3, 'brands', [option('Lyra'), option('Orfeo')])

/** Returns the options of a filter at an address, each with its count. */
function listed(address: string, models = [scopeModel, brands], at = 0) {
  const state = resetFilters(models, filterParamsIn(new URLSearchParams(address)))
  const [shown] = models.slice(at)
  return shown === undefined
    ? []
    : listedOptions(shown, state).map(({ label, count }) => `${label} ${count}`)
}

test('the scopes keep their order, also when the selected one has no results', () => {
  const onlyPins = { ...scopeModel, filter_options: allPins === undefined ? [] : [allPins] }
  expect(listed('scope=buyable_pins')).toEqual(['All Pins 12', 'Products 5'])
  expect(listed('scope=buyable_pins', [onlyPins])).toEqual(['All Pins 12', 'Products 0'])
})

test('a selected option without results comes first, so that it can be deselected', () => {
  expect(listed('brands=Nobody', undefined, 1)).toEqual(['Nobody 0', 'Lyra 1', 'Orfeo 1'])
})
