import { expect, test } from 'vitest'
import { physicalStyles } from './physical-css.ts'

const inRule = (...declarations: readonly string[]) => `.a {\n  ${declarations.join('\n  ')}\n}\n`

test('a style that names left or right is reported with its line', () => {
  const styles = inRule('color: red;', 'margin-left: 4px;', 'text-align: right;', 'left: 0;')
  expect(physicalStyles(styles)).toEqual([
    '3: margin-left: 4px',
    '4: text-align: right',
    '5: left: 0',
  ])
  const others = [
    'border-top-left-radius: 8px;',
    'padding-right: var(--s2);',
    'border-right-width: 1px;',
    'float: left;',
    'background: linear-gradient(to right, red, blue);',
  ]
  for (const style of others) expect(physicalStyles(inRule(style)), style).toHaveLength(1)
})

test('a shorthand is reported when its sides or corners differ', () => {
  const differs = [
    'padding: 1px 2px 3px 4px;',
    'inset: calc(1px + 2px) var(--a) auto auto;',
    'border-radius: 9px 9px 16px 9px;',
    'border-radius: 1px 2px;',
  ]
  for (const style of differs) expect(physicalStyles(inRule(style)), style).toHaveLength(1)
  const alike = [
    'padding: 1px max(2px, calc(1px + env(a))) 3px max(2px, calc(1px + env(a)));',
    'inset: auto 0 0;',
    'margin: 0 auto;',
    'border-radius: var(--r-l) var(--r-l) 0 0;',
  ]
  for (const style of alike) expect(physicalStyles(inRule(style)), style).toEqual([])
})

test('logical styles and comments are not reported', () => {
  const styles = inRule(
    'margin-inline-start: 4px;',
    'text-align: start;',
    '/* left: 0; */',
    'padding-inline: max(1px, env(safe-area-inset-left));',
    'grid-area: left;',
  )
  expect(physicalStyles(styles)).toEqual([])
})
