import { expect, test } from 'vitest'
import { module } from '../../test/registry.ts'
import { readModule } from './read-module.ts'

const save = module('save', { pages: ['/pin/:pinId/'] })
const answering = (response: () => Response) => async () => response()
const whole = answering(() => Response.json(save.descriptor))

test('the module at an address is read with its base, with or without the slash at the end', async () => {
  for (const typed of ['http://a.test/save', ' http://a.test/save/ '])
    expect(await readModule(typed, { name: 'save', fetch: whole })).toEqual({
      ok: true,
      module: { base: 'http://a.test/save/', enabled: true, descriptor: save.descriptor },
    })
})

test.each([
  ['next door', whole, 'Enter an address like http://localhost:3102/.'],
  ['javascript:alert(1)', whole, 'Enter an address like http://localhost:3102/.'],
  ['http://a.test', answering(() => new Response('', { status: 404 })), '404'],
  ['http://a.test', answering(() => Response.json({})), "is not a module's descriptor"],
  ['http://a.test', answering(() => new Response('<html>')), 'could not be read'],
])('an address without the module is refused: %s', async (typed, fetch, why) => {
  const read = await readModule(typed, { name: 'save', fetch })
  expect(read).toMatchObject({ ok: false, why: expect.stringContaining(why) })
})

test('another module than the field’s is refused, with both names', async () => {
  const read = await readModule('http://a.test', { name: 'auth', fetch: whole })
  expect(read).toMatchObject({ ok: false, why: expect.stringContaining('save') })
})
