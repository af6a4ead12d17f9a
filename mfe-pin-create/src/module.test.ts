import { matchPath } from '@tessera/contracts/match-path'
import { paths } from '@tessera/contracts/paths'
import { expect, test } from 'vitest'
import module from './module.ts'

const methodAt = (path: string) =>
  Object.values(module.pages ?? {})
    .filter(({ title }) => title === 'Save from the web')
    .map(({ route }) => matchPath(route, path))
    .filter((params) => params !== undefined)

test('S2.22 pins are made at pin/create/{method}, without a method too, and with the action create or repin', () => {
  expect(paths.pinCreate.to({ method: 'bookmarklet' })).toBe('/pin/create/bookmarklet/')
  expect(methodAt('/pin/create/')).toEqual([{}])
  expect(methodAt('/pin/create/button/')).toEqual([{ method: 'button' }])
  for (const action of ['create', 'repin'])
    expect(methodAt(`/pin/create/button/${action}/`)).toEqual([{ method: 'button' }])
  expect(methodAt('/pin/create/button/delete/')).toEqual([])
})
