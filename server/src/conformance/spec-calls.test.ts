import { allCalls } from '@tessera/contracts/calls/all'
import { expect, test } from 'vitest'

test('S7.1 a resource is called by its name and a verb, and a GET gets', () => {
  const resources = allCalls.filter(({ path }) => path.startsWith('/resource/'))
  expect(resources.length).toBeGreaterThan(50)
  for (const { name, path, method } of resources) {
    const [, resource, verb] =
      /^\/resource\/(\w+Resource)\/(get|create|update|delete)\/$/.exec(path) ?? []
    expect(name, path).toBe(`${resource}.${verb}`)
    expect(method, name).toBe(verb === 'get' ? 'GET' : 'POST')
  }
})
