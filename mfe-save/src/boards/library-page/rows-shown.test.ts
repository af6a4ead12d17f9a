import { expect, test } from 'vitest'
import { rowsShown } from './rows-shown.ts'

const table = { rows: 10_000, rowHeight: 64 }

test('only rows on the screen and some around them are drawn, wherever the page is', () => {
  expect(rowsShown({ top: 200, height: 640 }, table)).toEqual({ from: 0, to: 19 })
  expect(rowsShown({ top: -64_000, height: 640 }, table)).toEqual({ from: 988, to: 1_022 })
  expect(rowsShown({ top: -640_000, height: 640 }, table)).toEqual({ from: 9_988, to: 10_000 })
  expect(rowsShown({ top: -9_000_000, height: 640 }, table)).toEqual({ from: 10_000, to: 10_000 })
  expect(rowsShown({ top: 0, height: 640 }, { rows: 0, rowHeight: 64 })).toEqual({ from: 0, to: 0 })
})
