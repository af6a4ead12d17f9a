import { finishUpload } from '@tessera/contracts/calls/media'
import { answers } from '@tessera/testing/answers'
import { pin, viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { expect, test, vi } from 'vitest'
import { createDesk } from './desk.ts'

vi.mock('../../pictures/video/read-video.ts', () => ({
  readVideo: async () => ({
    ok: true,
    copy: undefined,
    film: { durationMs: 5_000, frame: undefined },
  }),
}))
vi.mock('@tessera/module/uploads/send-resumably', () => ({
  isUploadGone: async () => false,
  sendResumably: async () => ({ ok: true, uploadId: 'a'.repeat(32) }),
}))

const film = new File(['film'], 'snow.mp4', { type: 'video/mp4' })

test('a copy of a video is uploaded again, because a video has one cover and one file of captions', async () => {
  let uploads = 70
  const { shell } = testShell({
    viewer: viewer(),
    ...answers([
      finishUpload,
      () => {
        uploads += 1
        return {
          id: String(uploads),
          kind: 'video' as const,
          state: 'ready' as const,
          images: pin().images,
          dominant_color: '#abcdef',
          duration_ms: 5_000,
          video: null,
        }
      },
    ]),
  })
  const shelf = {
    open: () => ({ drafts: [], elsewhere: 0 }),
    keep: async () => 'kept' as const,
    keepFile: async () => 'kept' as const,
    drop: async () => {},
    dropFile: async () => {},
    close: () => {},
  }
  const desk = createDesk({
    shell,
    shelf,
    hasVideo: () => true,
    onPublished() {},
    onLeft() {},
    onRunEnd() {},
  })
  desk.start([], 0)
  const [id = ''] = desk.get().list.ids
  desk.draft(id)?.get().choose(film)
  const mediaOf = (draft: string | undefined) => {
    const picture = desk.draft(draft ?? '')?.get().picture
    return picture?.kind === 'ready' ? picture.mediaId : undefined
  }
  await vi.waitFor(() => expect(mediaOf(id)).toBe('71'))
  desk.duplicate([id])
  await vi.waitFor(() => expect(mediaOf(desk.get().list.ids[1])).toBe('72'))
  expect(mediaOf(id)).toBe('71')
  desk.stop()
})
