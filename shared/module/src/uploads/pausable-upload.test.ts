import { afterEach, expect, test, vi } from 'vitest'
import { pausableUpload, type Sending } from './pausable-upload.ts'
import type { SendOptions, Sent } from './send-resumably.ts'

const world = vi.hoisted(() => ({
  tries: [] as { options: SendOptions; end: (sent: Sent) => void }[],
  ended: [] as string[],
}))
vi.mock('./send-resumably.ts', () => ({
  endUpload: async (url: string) => void world.ended.push(url),
  sendResumably: (_: File, options: SendOptions) =>
    new Promise<Sent>((resolve) => {
      world.tries.push({ options, end: resolve })
      options.signal.addEventListener('abort', () =>
        resolve({ ok: false, error: fault('aborted') }),
      )
    }),
}))
const fault = (code: 'aborted' | 'offline') => ({
  code,
  message: '',
  httpStatus: 0,
  apiErrorCode: 0,
})

const id = 'a'.repeat(32)
const file = new File(['id,title'], 'feed.csv')
const settled = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => {
  world.tries = []
  world.ended = []
})

function begin() {
  const shown: Sending[] = []
  const finished: string[] = []
  const upload = pausableUpload(file, {
    finish: async (uploadId) => {
      finished.push(uploadId)
      return { ok: true, data: uploadId.length, bookmark: null }
    },
    onChange: (sending) => shown.push(sending),
  })
  return { upload, shown, finished }
}

test('a paused upload sends nothing, goes on at the address that it had, and finishes once', async () => {
  const { upload, shown, finished } = begin()
  await settled()
  world.tries[0]?.options.onUrl('/uploads/1')
  world.tries[0]?.options.onSent(0.4)
  upload.pause()
  await settled()
  expect(world.tries).toHaveLength(1)
  expect(shown.at(-1)).toEqual({ sent: 0.4, isPaused: true })
  upload.resume()
  await settled()
  expect(world.tries[1]?.options.url).toBe('/uploads/1')
  expect(shown.at(-1)).toEqual({ sent: 0.4 })
  world.tries[1]?.end({ ok: true, uploadId: id })
  expect(await upload.result).toEqual({ ok: true, data: 32, bookmark: null })
  expect(finished).toEqual([id])
  expect(world.ended).toEqual([])
})

test('a canceled upload has no result, shows nothing more, and is ended at the service, also while it is paused', async () => {
  const { upload, shown } = begin()
  await settled()
  world.tries[0]?.options.onUrl('/uploads/1')
  upload.pause()
  await settled()
  upload.cancel()
  expect(await upload.result).toBeUndefined()
  expect(world.ended).toEqual(['/uploads/1'])
  const before = shown.length
  world.tries[0]?.options.onSent(1)
  expect(shown).toHaveLength(before)
})

test('an upload that is resumed at once after its pause is sent again', async () => {
  const { upload } = begin()
  await settled()
  upload.pause()
  upload.resume()
  await settled()
  world.tries[1]?.end({ ok: true, uploadId: id })
  expect(await upload.result).toMatchObject({ ok: true })
})
