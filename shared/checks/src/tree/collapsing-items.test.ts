import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { expect, test } from 'vitest'
import { collapsingItems } from './collapsing-items.ts'

test('a flex item collapses with a basis of 0 and nothing that keeps its height', () => {
  const css = (text: string) => collapsingItems(`.a { ${text} }`)
  expect(css('flex: 1; min-block-size: 0')).toEqual(['.a'])
  expect(css('flex: 1 1 0; min-height: 0')).toEqual(['.a'])
  expect(css('flex: 1 1 0%; overflow: auto')).toEqual(['.a'])
  expect(css('flex: 1 1 auto; min-block-size: 0')).toEqual([])
  expect(css('flex: 1; min-inline-size: 0; overflow: hidden')).toEqual([])
  expect(css('flex: 1')).toEqual([])
})

test('no style sheet holds a flex item that collapses in Safari', () => {
  const sheets = globSync('{shell,mfe-*,shared/*}/src/**/*.css', { cwd: root })
  expect(sheets.length).toBeGreaterThan(100)
  const found = sheets.flatMap((sheet) =>
    collapsingItems(readFileSync(join(root, sheet), 'utf8')).map((item) => `${sheet}: ${item}`),
  )
  expect(found).toEqual([])
})
