import { expect, test } from 'vitest'
import { outsideSelectors } from './outside-selectors.ts'

test.each([
  ['.save-a h1{} .save-a:hover > *{} header .save-a{} a:is(.save-a, .save-b){}'],
  ['.save-a{color:red;h1{} & > b{} :root &{} --x:{h1{}}}'],
  ['@media print{@supports (color:red){.save-a{}}} @layer save;@layer save{.save-a{}}'],
  ['@font-face{font-family:x}@keyframes x{from{color:red}50%{}}@property --x{syntax:"*"}'],
  ['@scope (.save-a) to (.save-b){h1{}}'],
  ['.save-a{background:url(a{b.png)}/* h1{} */.save-b{content:"h1{} }"}'],
])('styles that match inside of the module alone are its own: %s', (css) => {
  expect(outsideSelectors(css, 'save')).toEqual([])
})

test.each([
  ['h1, header a{color:red !important}', ['h1', 'header a']],
  ['*{} :root{} .savex{} .auth-a .b{}', ['*', ':root', '.savex', '.auth-a .b']],
  [
    'body:has(.save-a){} h1:not(.save-a){} :is(.save-a, h1) b{}',
    ['body:has(.save-a)', 'h1:not(.save-a)', ':is(.save-a, h1) b'],
  ],
  ['@layer save{@media print{html{}}} .save-a, p{}', ['html', 'p']],
  ['.save-a{body:has(&){} h1:not(&){}}', ['body:has(&)', 'h1:not(&)']],
  ['@scope (h1){b{}} @scope{i{}} [data-module=save]{}', ['b', 'i', '[data-module=save]']],
  ['@import "x.css";', ['@import "x.css"']],
  // Browsers end the string with its line, and read the function as an address.
  ['.save-a{content:"\n}h1{}', ['h1']],
  ['.save-a{background:u\\72l(x{)}h1{color:red}', ['background:u\\72l(']],
])('a selector that can match outside of the module is listed: %s', (css, found) => {
  expect(outsideSelectors(css, 'save')).toEqual(found)
})
