// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { keepFocus } from './keep-focus.ts'

const row = (name: string) =>
  `<li id="${name}"><a href="/" tabindex="-1">-</a><button>${name}</button></li>`

/** Shows rows, focuses the button of one, removes it, and returns what has the focus then. */
async function focusedAfter(names: readonly string[], removed: string, act = () => {}) {
  document.body.innerHTML = `<p tabindex="-1" id="elsewhere"></p><ul tabindex="-1">${names.map(row).join('')}</ul>`
  const list = document.querySelector('ul')
  const end = keepFocus(list)
  const item = document.getElementById(removed)
  item?.querySelector('button')?.focus()
  act()
  item?.remove()
  await Promise.resolve()
  end?.()
  return document.activeElement === list ? 'the list' : document.activeElement?.textContent
}

test('the focus goes to the next row, to the one before, or to the list, when its row is removed', async () => {
  expect(await focusedAfter(['a', 'b', 'c'], 'b')).toBe('c')
  expect(await focusedAfter(['a', 'b'], 'b')).toBe('a')
  expect(await focusedAfter(['a'], 'a')).toBe('the list')
})

test('the focus stays where somebody has moved it before a row is removed', async () => {
  const leave = () => document.getElementById('elsewhere')?.focus()
  expect(await focusedAfter(['a', 'b'], 'a', leave)).toBe('')
})

test.each([
  ['a button of the inner place', 'button', 'inner'],
  ['the inner place as a whole', '#inner', 'outer'],
])(
  'of places within each other the innermost that is left takes the focus, when %s is removed',
  async (_, removed, taker) => {
    document.body.innerHTML =
      '<div tabindex="-1" id="outer"><div tabindex="-1" id="inner"><button>Go</button></div></div>'
    const ends = ['outer', 'inner'].map((id) => keepFocus(document.getElementById(id)))
    document.querySelector('button')?.focus()
    document.querySelector(removed)?.remove()
    await Promise.resolve()
    for (const end of ends) end?.()
    expect(document.activeElement?.id).toBe(taker)
  },
)
