// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { details, openPin } from '../../../test/opened-pin.tsx'

test('a video plays with controls and without sound over its picture, and says how long it is', async () => {
  const embed = { src: '/media/b/video.mp4', type: 'video/mp4', duration_ms: 65_000 }
  openPin({ shown: details({ type: 'video', embed }) })
  const video = await screen.findByLabelText<HTMLVideoElement>('Video: A reading corner')
  expect([video.controls, video.muted, video.autoplay]).toEqual([true, true, true])
  expect(video.getAttribute('poster')).toBe('/media/a-736.jpg')
  expect(screen.getByText('1:05')).toBeDefined()
  expect(screen.getByText('Duration 1:05')).toBeDefined()
})

test('a video does not autoplay with reduced motion', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const embed = { src: '/media/b/video.mp4', type: 'video/mp4', duration_ms: null }
  openPin({ shown: details({ type: 'video', embed }) })
  const video = await screen.findByLabelText<HTMLVideoElement>('Video: A reading corner')
  expect(video.autoplay).toBe(false)
  vi.unstubAllGlobals()
})

test('a video loads nothing before it is played on a metered connection', async () => {
  const connection = { value: { saveData: true }, configurable: true }
  Object.defineProperty(navigator, 'connection', connection)
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  const embed = { src: '/media/b/video.mp4', type: 'video/mp4', duration_ms: null }
  openPin({ shown: details({ type: 'video', embed }) })
  const video = await screen.findByLabelText<HTMLVideoElement>('Video: A reading corner')
  expect([video.autoplay, video.preload, video.controls]).toEqual([false, 'none', true])
})

test('a video shows its captions at once, named in the language of the page, and one without has none', async () => {
  const shown = { mode: 'disabled' }
  Object.defineProperty(HTMLTrackElement.prototype, 'track', {
    get: () => shown,
    configurable: true,
  })
  onTestFinished(() => void Reflect.deleteProperty(HTMLTrackElement.prototype, 'track'))
  const captions = { src: '/media/b/captions.vtt', language: 'de' }
  const embed = { src: '/media/b/video.mp4', type: 'video/mp4', duration_ms: null, captions }
  openPin({ shown: details({ type: 'video', embed }) })
  const video = await screen.findByLabelText<HTMLVideoElement>('Video: A reading corner')
  const track = video.querySelector('track')
  expect([track?.default, shown.mode]).toEqual([true, 'showing'])
  expect(['kind', 'src', 'srclang', 'label'].map((name) => track?.getAttribute(name))).toEqual([
    'captions',
    '/media/b/captions.vtt',
    'de',
    'German',
  ])
})
