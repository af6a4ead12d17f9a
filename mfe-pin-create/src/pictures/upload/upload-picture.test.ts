import { finishUpload } from '@tessera/contracts/calls/media'
import { answers } from '@tessera/testing/answers'
import { pin, viewer } from '@tessera/testing/fixtures'
import { answerError, testShell } from '@tessera/testing/shell'
import { beforeEach, expect, test, vi } from 'vitest'
import { uploadPicture } from './upload-picture.ts'

const seen = vi.hoisted(() => ({ sent: [''], isGone: false }))
vi.mock('@tessera/module/uploads/send-resumably', () => ({
  isUploadGone: async () => seen.isGone,
  uploadIdOf: (url: string) => url.slice(-32),
  sendResumably: async (file: File) => {
    seen.sent.push(file.name)
    return { ok: true, uploadId: String(seen.sent.length).repeat(32) }
  },
}))

const film = new File(['film'], 'snow.mp4', { type: 'video/mp4' })
const frame = new Blob(['frame'], { type: 'image/jpeg' })
const id = 'a'.repeat(32)

beforeEach(() => {
  seen.sent = []
  seen.isGone = false
})

/** Uploads a video; the service refuses to finish what `refuses` names. */
async function uploaded(
  refuses: (input: { upload_id: string; poster_upload_id?: string | undefined }) => boolean,
  url?: string,
) {
  const finished: unknown[] = []
  const { shell } = testShell({
    viewer: viewer(),
    ...answers([
      finishUpload,
      (input) => {
        finished.push(input)
        if (refuses(input)) return answerError('image-too-small', { field: 'poster_upload_id' })
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
    ]),
  })
  const result = await uploadPicture(shell.client, {
    source: film,
    film: { durationMs: 5_000, frame },
    url,
    signal: new AbortController().signal,
    onUrl() {},
    onSent() {},
    onHeldUp() {},
  })
  return { result, finished }
}

test('a video is sent with its frame, however small it is', async () => {
  const { result, finished } = await uploaded(() => false)
  expect(result).toMatchObject({ ok: true, data: '77' })
  expect(seen.sent).toEqual(['snow.mp4', 'cover.jpg'])
  expect(finished).toEqual([{ upload_id: '1'.repeat(32), poster_upload_id: '2'.repeat(32) }])
})

test('a frame that is no fit cover stops no video', async () => {
  const { result, finished } = await uploaded((input) => input.poster_upload_id !== undefined)
  expect(result).toMatchObject({ ok: true, data: '77' })
  expect(finished).toHaveLength(2)
})

test('a video whose finish had no answer is found again instead of sent again', async () => {
  seen.isGone = true
  const { result, finished } = await uploaded(() => false, `/v3/media/resumable/${id}`)
  expect(result).toMatchObject({ ok: true, data: '77' })
  expect(seen.sent).toEqual([])
  expect(finished).toEqual([{ upload_id: id }])
})

test('a video whose upload expired is sent again', async () => {
  seen.isGone = true
  const { result } = await uploaded(
    ({ upload_id }) => upload_id === id,
    `/v3/media/resumable/${id}`,
  )
  expect(result).toMatchObject({ ok: true, data: '77' })
  expect(seen.sent).toEqual(['snow.mp4', 'cover.jpg'])
})
