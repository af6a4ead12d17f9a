import { expect, test } from 'vitest'
import { profileTabs, tabOf, tabPath } from './profile-tab.ts'

test('a profile shows its boards unless the address asks for another tab', () => {
  for (const search of ['', 'tab=boards', 'tab=x', 'tab=SAVED'])
    expect(tabOf(new URLSearchParams(search)), search).toBe('boards')
  expect(tabOf(new URLSearchParams('tab=created'))).toBe('created')
})

test('each tab’s path leads to that tab', () => {
  expect(tabPath('mira', 'boards')).toBe('/mira/')
  for (const tab of profileTabs) {
    const { search } = new URL(tabPath('mira', tab), 'http://localhost')
    expect(tabOf(new URLSearchParams(search))).toBe(tab)
  }
})
