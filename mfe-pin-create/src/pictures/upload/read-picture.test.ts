import { readFileSync } from 'node:fs'
import { limits } from '@tessera/contracts/limits'
import { afterEach, expect, test, vi } from 'vitest'
import { readPicture } from './read-picture.ts'

const { signal } = new AbortController()
const file = new File(['bytes'], 'soup.png', { type: 'image/png' })

/** A browser in which every file is a picture of that size. Returns the widths that were asked for. */
function browserWith(width: number, height: number) {
  const widths: (number | undefined)[] = []
  vi.stubGlobal('createImageBitmap', async (_: Blob, options?: ImageBitmapOptions) => {
    widths.push(options?.resizeWidth)
    return { width, height, close() {} }
  })
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ transferFromImageBitmap() {} })
      convertToBlob = async () => new Blob(['small'])
    },
  )
  return widths
}
afterEach(() => vi.unstubAllGlobals())

test('S9.6 a picture is shown in a copy 474 wide on a canvas of 340, with 500 letters of text and a link of 2048', async () => {
  const widths = browserWith(4_000, 3_000)
  const read = await readPicture(file, signal)
  expect(widths).toEqual([undefined, 474])
  expect(read?.ok === true ? await read.copy.text() : '').toBe('small')
  expect(read).toMatchObject({ size: { width: 4_000, height: 3_000 } })
  const styles = readFileSync(
    new URL('../../builder/form/builder.module.css', import.meta.url),
    'utf8',
  )
  expect(styles).toContain('grid-template-columns: 340px')
  expect([limits.pinTextMax, limits.pinLinkMax]).toEqual([500, 2048])
})

test('a narrow picture is shown as it is', async () => {
  browserWith(300, 300)
  const size = { width: 300, height: 300 }
  expect(await readPicture(file, signal)).toEqual({ ok: true, copy: file, size })
})

test('a file of another type, a small picture and an unreadable one are refused', async () => {
  browserWith(100, 300)
  expect(await readPicture(file, signal)).toMatchObject({ ok: false })
  expect(await readPicture(new File([], 'a.txt', { type: 'text/plain' }), signal)).toMatchObject({
    ok: false,
  })
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unreadable')))
  expect(await readPicture(file, signal)).toMatchObject({ ok: false })
})
