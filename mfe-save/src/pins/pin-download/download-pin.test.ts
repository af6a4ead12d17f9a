// @vitest-environment jsdom
import { pin } from '@tessera/testing/fixtures'
import { expect, test, vi } from 'vitest'
import { downloadSource, fileOf, keepFile } from './download-pin.ts'

const file = (name: string) => ({ url: `/media/a/${name}.webp`, width: 10, height: 10 })
const images = { '236x': file('236x'), '474x': file('474x'), '736x': file('736x') }

test('the original picture is downloaded in a common format, named after the pin', () => {
  const lamp = pin({ title: 'A lamp & more', images: { ...images, orig: file('orig') } })
  expect(fileOf(lamp)).toEqual({
    url: '/media/a/orig.jpg?download=A%20lamp%20%26%20more',
    name: 'A lamp & more',
  })
})

test('the file of a pin without a title is named after its owner', () => {
  expect(fileOf(pin({ title: '' })).name).toBe('Pin by Mira Okafor')
})

test('the video of a video pin is downloaded', () => {
  const embed = { src: '/media/b/video.mp4', type: 'video/mp4', duration_ms: 5_000 }
  expect(fileOf(pin({ type: 'video', embed })).url).toMatch(/^\/media\/b\/video\.mp4\?download=/)
})

test('a visitor’s sign-up source differs on a phone', () => {
  expect(downloadSource({ phone: false })).toBe('downloadImageBtnDweb')
  expect(downloadSource({ phone: true })).toBe('downloadImageBtnUnauth')
})

test('a download clicks a hidden link and removes it', () => {
  const pressed = vi.fn<(link: HTMLAnchorElement) => void>()
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) pressed(target)
  })
  keepFile({ url: '/media/a/orig.jpg?download=Lamp', name: 'Lamp' })
  const link = pressed.mock.calls[0]?.[0]
  expect(link?.getAttribute('href')).toBe('/media/a/orig.jpg?download=Lamp')
  expect(link?.download).toBe('Lamp')
  expect(document.querySelector('a')).toBeNull()
})
