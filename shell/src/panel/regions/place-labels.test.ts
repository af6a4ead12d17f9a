import { expect, test } from 'vitest'
import { labelHeight, placeLabels } from './place-labels.ts'

const window = { width: 390, height: 844, isRightToLeft: false }
const label = (left: number, top: number, size = 300, width = 100) => ({
  box: { left, top, right: left + size, bottom: top + 400 },
  width,
})

test('a label stands where its region begins, on the right in a page from right to left', () => {
  expect(placeLabels([label(20, 60)], window)).toEqual([{ left: 20, top: 60 }])
  const turned = placeLabels([label(20, 60)], { ...window, isRightToLeft: true })
  expect(turned).toEqual([{ left: 220, top: 60 }])
})

test('labels of regions that begin at the same place stand below each other', () => {
  const tops = placeLabels([label(0, 0), label(0, 0), label(4, 10), label(200, 0)], window)
  expect(tops.map(({ top }) => top)).toEqual([0, labelHeight, 10 + 2 * labelHeight, 0])
})

test('a label stays inside the window, beside a region at its edge too', () => {
  expect(placeLabels([label(360, 840)], window)).toEqual([{ left: 290, top: 844 - labelHeight }])
})
