// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { keysOf } from './key-names.ts'
import { shortcutsOnPage } from './shortcuts-on-page.ts'

test('lists the elements that state their keys, by their names, each key once', () => {
  document.body.innerHTML = `
    <button aria-keyshortcuts="S">Skip <kbd aria-hidden="true">S</kbd></button>
    <button aria-keyshortcuts="X" aria-label="Remove this Pin">Remove</button>
    <button aria-keyshortcuts="S">Another</button>
    <div inert><button aria-keyshortcuts="Q">Covered</button></div>
    <button>Plain</button>`
  expect(shortcutsOnPage(document)).toEqual([
    { keys: 'S', does: 'Skip' },
    { keys: 'X', does: 'Remove this Pin' },
  ])
})

test('keys have the names that stand on them, and a Mac has Command for Control', () => {
  expect(keysOf('Control+K ArrowUp', { platform: 'Linux x86_64' })).toEqual([['Ctrl', 'K'], ['↑']])
  expect(keysOf('Control+K', { platform: 'MacIntel' })).toEqual([['⌘', 'K']])
})

test('a grid of pins states the keys of its tiles once, without those of buttons that it lacks', () => {
  document.body.innerHTML = `
    <ul data-shortcuts="pins">
      <li><a href="/pin/1/">One</a><button data-act="save" aria-keyshortcuts="S">Save: One</button></li>
    </ul>`
  const keys = shortcutsOnPage(document).map((each) => each.keys)
  expect(keys).toEqual(expect.arrayContaining(['Home End', 'Enter', 'S']))
  expect(keys).not.toContain('B')
})

test('a table states its own keys', () => {
  const list = [{ keys: 'ArrowUp', does: 'Go to the row above' }]
  document.body.innerHTML = '<table></table>'
  document.querySelector('table')?.setAttribute('data-shortcuts', JSON.stringify(list))
  expect(shortcutsOnPage(document)).toEqual(list)
})
