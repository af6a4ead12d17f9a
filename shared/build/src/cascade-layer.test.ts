import { outsideSelectors } from '@tessera/contracts/releases/gate/outside-selectors'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { cascadeLayer } from './cascade-layer.ts'

const layered = (css: string) =>
  postcss([cascadeLayer('save')]).process(css, { from: undefined }).css

test("a build's rules lie in a layer of their own, so no module outranks another", () => {
  const css = layered('.a{color:red}@media print{.b{color:blue}}')
  expect(css).toMatch(/^@layer save\s*{/)
  expect(css).toContain('.b{color:blue}')
})

test('font faces stay outside the layer, where they are valid', () => {
  expect(layered('@font-face{font-family:x}')).toBe('@font-face{font-family:x}')
})

test('styles of a package of others are scoped to the class around what it draws', () => {
  const css = ':root{--a:b}.widget, h1{color:red}@keyframes x{from{color:red}}'
  const from = '/x/node_modules/widget/widget.css'
  const scoped = postcss([cascadeLayer('save')]).process(css, { from }).css
  expect(outsideSelectors(scoped, 'save')).toEqual([])
  expect(scoped).toContain('.save-outside{--a:b}.save-outside .widget, .save-outside h1{')
  expect(scoped).toContain('from{color:red}')
})
