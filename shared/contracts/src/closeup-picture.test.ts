import { expect, test } from 'vitest'
import { closeupPicture } from './closeup-picture.ts'

const file = (name: string, width: number, height: number) => ({ url: `/${name}`, width, height })

const images = (width: number, height: number) => ({
  '236x': file('236x', 236, 300),
  '474x': file('474x', 474, 600),
  '736x': file('736x', 736, 900),
  orig: file('orig', width, height),
})

test('a picture is chosen by the pane that it stands in', () => {
  expect(closeupPicture(images(1_000, 1_500)).sizes).toBe(
    '(max-width: 869px) 100vw, (max-width: 1275px) 488px, 508px',
  )
  expect(closeupPicture(images(1_500, 1_000)).sizes).toMatch(/, 672px$/)
  expect(closeupPicture(images(1_000, 1_100)).sizes).toMatch(/, 672px$/)
})

test('the original is among the choices where it is larger than the others', () => {
  expect(closeupPicture(images(1_000, 1_500)).srcset).toMatch(/, \/orig 1000w$/)
  expect(closeupPicture(images(736, 1_000)).srcset).toBe('/236x 236w, /474x 474w, /736x 736w')
})

test('a picture that is smaller than its sizes is named once for each width', () => {
  const small = {
    ...images(474, 600),
    '736x': file('736x', 474, 600),
  }
  expect(closeupPicture(small).srcset).toBe('/236x 236w, /474x 474w')
})
