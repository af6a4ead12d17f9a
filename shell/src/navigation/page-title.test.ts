// @vitest-environment jsdom

import { expect, test, vi } from 'vitest'
import { followTitle, nameIn } from './page-title.ts'

test('the name of a page is its title without the product’s name', () => {
  expect(nameIn('Kitchens · Tessera', 'Tessera')).toBe('Kitchens')
  expect(nameIn('Tessera', 'Tessera')).toBe('Tessera')
})

test('the name follows the title', async () => {
  document.title = 'Home · Tessera'
  const $name = followTitle(document, 'Tessera')
  expect($name.get()).toBe('Home')
  document.title = 'Kitchens · Tessera'
  await vi.waitFor(() => expect($name.get()).toBe('Kitchens'))
})
