// @vitest-environment jsdom

import { createBus } from '@tessera/bus'
import { themeChosen } from '@tessera/contracts/events/facts'
import { createStores } from '@tessera/module/host'
import { expect, test, vi } from 'vitest'
import { followTheme } from './follow-theme.ts'

test('a theme that is chosen in another tab applies in this one', async () => {
  let hear: (message: { name: string; version: number; payload: unknown }) => void = () => {}
  const tabs = {
    post: () => {},
    listen: (receive: typeof hear) => {
      hear = receive
      return () => {}
    },
  }
  const boot = {
    viewer: null,
    returning: null,
    experiments: {},
    theme: 'system',
    locale: 'en',
  } as const
  const stores = createStores(boot)
  followTheme({ bus: createBus({ tabs, report: () => {} }), stores }, document)
  hear({ name: themeChosen.name, version: themeChosen.version, payload: { theme: 'dark' } })
  await vi.waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'))
  expect(stores.$theme.get()).toBe('dark')
})
