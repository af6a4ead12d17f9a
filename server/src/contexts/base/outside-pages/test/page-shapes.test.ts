import { afterAll, expect, test } from 'vitest'
import { bareShapes } from './bare-shapes.ts'
import { picturedShapes } from './pictured-shapes.ts'
import { openShapeSite } from './shape-site.ts'

const site = await openShapeSite()
afterAll(() => site.close())

/** A look-up reads the page alone: no picture, frame, script or address that it names. */
const isPageAlone = () => expect(new Set(site.seen)).toEqual(new Set(['shop.test/goods/lamp']))

test.each(picturedShapes)(
  'the look-up finds the pictures of a page: %s',
  async (_, shape, pictures) => {
    const looked = await site.look(shape)
    expect(looked.ok).toBe(true)
    expect(site.paths(looked)).toEqual(pictures)
    isPageAlone()
  },
)

test.each(bareShapes)('the look-up says why it finds nothing: %s', async (_, shape, code) => {
  const looked = await site.look(shape)
  expect(looked.ok ? undefined : looked.code).toBe(code)
  expect(site.paths(looked)).toEqual([])
  isPageAlone()
})
