// @vitest-environment jsdom
import { defineModule } from '@tessera/module'
import { expect, test, vi } from 'vitest'
import { followHotModules } from './hot-modules.ts'

const definition = (route: string) =>
  defineModule({
    name: 'save',
    version: '1.0.0',
    pages: { all: { route, title: '', who: 'anyone', over: false, load: async () => () => null } },
  })

test('a hot update replaces the module, and reloads the page when the module’s pages changed', () => {
  const replace = vi.fn()
  const reload = vi.fn()
  const page = Object.assign(new EventTarget(), { location: { reload } })
  followHotModules({ host: { replace } }, page)
  const update = (detail: unknown) =>
    page.dispatchEvent(new CustomEvent('tessera:module', { detail }))
  const [first, again] = [definition('/'), definition('/')]
  update(first)
  expect(replace).not.toHaveBeenCalled()
  update(again)
  expect(replace).toHaveBeenCalledExactlyOnceWith(again)
  expect(reload).not.toHaveBeenCalled()
  update(definition('/new/'))
  expect(reload).toHaveBeenCalledOnce()
  update(undefined)
})
