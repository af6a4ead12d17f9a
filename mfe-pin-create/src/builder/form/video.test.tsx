// @vitest-environment jsdom
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { finishUpload, similarPins, uploadImage } from '@tessera/contracts/calls/media'
import { createPin } from '@tessera/contracts/calls/pins'
import type { Pin } from '@tessera/contracts/entities/pin'
import { answers } from '@tessera/testing/answers'
import { boardCard, pin, viewer } from '@tessera/testing/fixtures'
import { answerError, testShell } from '@tessera/testing/shell'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import BuilderPage from '../page/page.tsx'

const sent = vi.hoisted(() => ({ names: [''] }))
vi.mock('@tessera/module/uploads/send-resumably', () => ({
  endUpload: async () => {},
  isUploadGone: async () => false,
  uploadIdOf: (url: string) => url,
  sendResumably: async (file: File, { onUrl }: { onUrl: (url: string) => void }) => {
    sent.names.push(file.name)
    onUrl('/up/1')
    return { ok: true, uploadId: String(sent.names.length).repeat(32).slice(0, 32) }
  },
}))

const start = [0, 0, 0, 16, ...'ftypisom'].map((each) =>
  typeof each === 'string' ? each.charCodeAt(0) : each,
)
const bytes = new Uint8Array(16)
bytes.set(start)
const film = new File([bytes], 'snow.mp4', { type: 'video/mp4' })

/** A film whose index lists one track of this kind. */
function filmOf(handler: 'vide' | 'soun'): File {
  const index = Uint8Array.from(`\0\0\0\u0018moovhdlr01234567${handler}`, (each) =>
    each.charCodeAt(0),
  )
  return new File([bytes, index], 'snow.mp4', { type: 'video/mp4' })
}
const srt = (text: string) => new File([text], 'snow.srt')
const subRip = '1\n00:00:01,000 --> 00:00:02,500\nSnow\n'

/** Makes the browser of the test read videos: of so many seconds and so wide. */
function reads({ duration = 5, width = 540 } = {}): void {
  const video = HTMLMediaElement.prototype
  const given = (value: number) => ({ configurable: true, get: () => value })
  Object.defineProperty(video, 'duration', given(duration))
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', given(width))
  Object.defineProperty(HTMLVideoElement.prototype, 'videoHeight', given(width * 2))
  video.load = function load(this: HTMLMediaElement) {
    if (this.hasAttribute('src')) queueMicrotask(() => this.dispatchEvent(new Event('loadeddata')))
  }
  Object.defineProperty(video, 'currentTime', {
    configurable: true,
    set(this: HTMLMediaElement) {
      queueMicrotask(() => this.dispatchEvent(new Event('seeked')))
    },
  })
}

beforeEach(() => {
  sessionStorage.clear()
  sent.names = []
  URL.createObjectURL = () => 'blob:snow'
  URL.revokeObjectURL = () => {}
  HTMLCanvasElement.prototype.getContext = () => null
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['frame'], { type: 'image/jpeg' }))
  reads()
})

function page(publish: () => Pin | Response = () => pin(), mayUploadVideo = true) {
  const published: unknown[] = []
  const finished: unknown[] = []
  const covers: unknown[] = []
  const house = testShell({
    viewer: { ...viewer(), video_upload_allowed: mayUploadVideo },
    ...answers(
      [pickerBoards, () => ({ all_boards: [boardCard()], boards_shortlist: [] })],
      [similarPins, () => []],
      [
        uploadImage,
        () => {
          covers.push('cover')
          return { id: '88', images: pin().images, dominant_color: '#abcdef' }
        },
      ],
      [
        finishUpload,
        (input) => {
          finished.push(input)
          return {
            id: '77',
            kind: 'video',
            state: 'ready',
            images: pin().images,
            dominant_color: '#abcdef',
            duration_ms: 5_000,
            video: null,
          }
        },
      ],
      [
        createPin,
        (input) => {
          published.push(input)
          return publish()
        },
      ],
    ),
  })
  const { unmount } = house.render(<BuilderPage params={{}} query={new URLSearchParams()} />)
  return { ...house, published, finished, covers, unmount }
}

const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText('Choose images or videos'), file, { applyAccept: false })

async function ready(): Promise<void> {
  await choose(film)
  expect(await screen.findByText('The video is ready.')).toBeTruthy()
}

async function publish(): Promise<void> {
  await userEvent.click(screen.getByLabelText('Board'))
  await userEvent.click(await screen.findByRole('button', { name: /^Quiet corners/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
}

test('a video is uploaded with a frame as its first cover, and published with the frame and the captions that were chosen', async () => {
  const { published, finished } = page()
  await ready()
  expect(sent.names).toEqual(['snow.mp4', 'cover.jpg'])
  expect(finished).toEqual([expect.objectContaining({ poster_upload_id: '2'.repeat(32) })])
  expect(screen.getByText('The beginning of the video.')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Choose a frame' }))
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Time of the frame'), { target: { value: '2.5' } })
  expect(dialog.getByLabelText('Time of the frame').getAttribute('aria-valuetext')).toBe(
    '0:02.5 of 0:05.0',
  )
  const take = dialog.getByRole('button', { name: 'Use this frame' })
  await vi.waitFor(() => expect(take).toHaveProperty('disabled', false))
  await userEvent.click(take)
  expect(await screen.findByText('The frame at 0:02.5.')).toBeTruthy()

  await userEvent.upload(screen.getByLabelText('Choose a captions file'), srt(subRip), {
    applyAccept: false,
  })
  expect(await screen.findByText('snow.srt, 1 caption')).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Language of the captions'), 'de')
  await publish()
  await vi.waitFor(() =>
    expect(published).toEqual([
      expect.objectContaining({
        media_upload_id: '77',
        video: {
          cover_upload_id: '88',
          captions: {
            text: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nSnow\n\n',
            language: 'de',
          },
        },
      }),
    ]),
  )
})

test('captions that cannot be read are refused with their line, and those from before stay', async () => {
  page()
  await ready()
  const field = screen.getByLabelText('Choose a captions file')
  await userEvent.upload(field, srt(subRip), { applyAccept: false })
  await screen.findByText('snow.srt, 1 caption')
  await userEvent.upload(field, srt('1\n00:00:01,000 - 00:00:02,500\nSnow'), { applyAccept: false })
  expect((await screen.findByRole('alert')).textContent).toContain('Line 2 needs the times')
  expect(screen.getByText('snow.srt, 1 caption')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove captions' }))
  expect(screen.queryByText('snow.srt, 1 caption')).toBeNull()
})

test.each([
  [
    'a renamed letter',
    new File(['Dear Ann, it snows'], 'snow.mp4', { type: 'video/mp4' }),
    {},
    "This file isn't a video.",
  ],
  ['a sound', filmOf('soun'), { width: 0 }, 'This file has sound but no picture.'],
  [
    'a video without a length',
    film,
    { duration: Number.POSITIVE_INFINITY },
    "This file doesn't say how long",
  ],
  ['a video that is too long', film, { duration: 901 }, 'Use a video of up to 15 minutes.'],
])('%s is refused in a sentence, and what was typed stays', async (_, file, browser, fault) => {
  reads(browser)
  page()
  await userEvent.type(screen.getByLabelText('Title'), 'Snow')
  await choose(file)
  expect((await screen.findByRole('alert')).textContent).toContain(fault)
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Snow')
  expect(sent.names).toEqual([])
})

test('a cover without bytes is refused, an own picture is taken, and it can be removed', async () => {
  const { covers } = page()
  await ready()
  const field = screen.getByLabelText('Upload an image')
  await userEvent.upload(field, new File([], 'cover.png', { type: 'image/png' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This file is empty. Choose another one.',
  )
  expect(covers).toEqual([])
  await userEvent.upload(field, new File(['x'], 'cover.png', { type: 'image/png' }))
  expect(await screen.findByText('Your own image.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Remove cover' }))
  expect(screen.getByText('The beginning of the video.')).toBeTruthy()
})

test('a cover that the service no longer has is asked for again, and the rest of the draft stays', async () => {
  page(() => answerError('not-found', { field: 'video.cover_upload_id' }))
  await userEvent.type(screen.getByLabelText('Title'), 'Snow')
  await ready()
  const cover = new File(['x'], 'cover.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText('Upload an image'), cover)
  await screen.findByText('Your own image.')
  await publish()
  expect(await screen.findByText(/^The cover is no longer on our side/)).toBeTruthy()
  expect(screen.getByText('The beginning of the video.')).toBeTruthy()
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Snow')
})

test('S6.18 somebody without the right to upload videos is offered none, and told so of one that is dropped', async () => {
  page(undefined, false)
  const field = screen.getByLabelText('Choose images')
  expect(field.getAttribute('accept')).not.toContain('video')
  await userEvent.upload(field, film, { applyAccept: false })
  expect((await screen.findByRole('alert')).textContent).toBe(
    "You can't upload videos with this account right now.",
  )
  expect(sent.names).toEqual([])
})

test('a video whose codec the browser lacks is not taken for sound alone', async () => {
  reads({ width: 0 })
  page()
  await choose(filmOf('vide'))
  expect(await screen.findByText('The video is ready.')).toBeTruthy()
  expect(screen.getByText(/^This browser can't show the video/)).toBeTruthy()
})

test('a browser that cannot show a video publishes it all the same, with an own picture as cover', async () => {
  HTMLMediaElement.prototype.load = function load() {
    if (this.hasAttribute('src')) queueMicrotask(() => this.dispatchEvent(new Event('error')))
  }
  const { finished } = page()
  await ready()
  expect(screen.getByText(/^This browser can't show the video/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Choose a frame' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Upload an image' })).toBeTruthy()
  expect(JSON.stringify(finished)).not.toContain('poster_upload_id')
})
