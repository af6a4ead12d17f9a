// @vitest-environment jsdom
import { uploadImage } from '@tessera/contracts/calls/media'
import { updatePortrait } from '@tessera/contracts/calls/settings'
import { answers } from '@tessera/testing/answers'
import { pin, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { PortraitField } from './portrait-field.tsx'

vi.mock('./cut-portrait.ts', () => ({
  sizeOf: async (file: File) => {
    if (file.name === 'broken.jpg') throw new Error('no picture')
    return file.name === 'tiny.jpg' ? { width: 80, height: 900 } : { width: 900, height: 600 }
  },
  cutPortrait: async (_: File, crop: object) => new Blob([JSON.stringify(crop)]),
}))

type Input = Readonly<Record<string, unknown>>

const url = '/media/new/236x.webp'
const photo = new File(['x'], 'me.jpg', { type: 'image/jpeg' })

beforeEach(() => {
  URL.createObjectURL = () => 'blob:me'
  URL.revokeObjectURL = () => {}
})

function open(upload: () => Response, image: string | null = null) {
  const sent: Input[] = []
  const shell = testShell({
    viewer: viewer({ image_medium_url: image }),
    ...answers(
      [uploadImage, upload],
      [
        updatePortrait,
        (input) => {
          sent.push(input)
          const { media_upload_id: id } = input
          return answerWith({
            id: viewer().id,
            image_medium_url: id === null ? null : url,
            replaced_media_id: id === null ? '12' : null,
          })
        },
      ],
    ),
  })
  shell.render(<PortraitField />)
  return { ...shell, sent, person: userEvent.setup({ applyAccept: false }) }
}

const uploaded = () => answerWith({ id: '77', images: pin().images, dominant_color: '#abcdef' })

const choose = (person: ReturnType<typeof userEvent.setup>, file: File) =>
  person.upload(screen.getByLabelText('Add photo', { selector: 'input' }), file)

test('a chosen photo is placed by keyboard, and then shows as the portrait everywhere', async () => {
  const { person, sent, events, toasts } = open(uploaded)
  await choose(person, photo)
  const area = await screen.findByRole('application', { name: 'Photo in a circle' })
  const picture = area.querySelector('img')
  const before = picture?.getAttribute('style')
  fireEvent.keyDown(area, { key: 'ArrowLeft' })
  const moved = picture?.getAttribute('style')
  expect(moved).not.toBe(before)
  fireEvent.keyDown(area, { key: '+' })
  expect(picture?.getAttribute('style')).not.toBe(moved)
  expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveProperty('value', '1.1')
  await person.click(screen.getByRole('button', { name: 'Use photo' }))
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Photo saved' }]))
  expect(sent).toEqual([{ media_upload_id: '77' }])
  expect(events).toMatchObject([
    { name: 'entities.changed' },
    { name: 'session.changed', payload: { viewer: { image_medium_url: url } } },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  [
    new File(['x'], 'a.pdf', { type: 'application/pdf' }),
    'Use a JPEG, PNG, WebP, GIF or AVIF image.',
  ],
  [new File(['x'], 'broken.jpg', { type: 'image/jpeg' }), "We couldn't read that image."],
  [new File(['x'], 'tiny.jpg', { type: 'image/jpeg' }), 'That image is too small.'],
])('%o is refused with its own reason', async (file, reason) => {
  const { person, sent } = open(uploaded)
  await choose(person, file)
  expect((await screen.findByRole('alert')).textContent).toContain(reason)
  expect(sent).toEqual([])
})

test('a photo that could not be sent stays placed, and is sent at the next press', async () => {
  let broken = true
  const { person, sent, toasts } = open(() => (broken ? answerError('too-busy') : uploaded()))
  await choose(person, photo)
  await person.click(await screen.findByRole('button', { name: 'Use photo' }))
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(toasts).toEqual([])
  broken = false
  await person.click(screen.getByRole('button', { name: 'Use photo' }))
  await waitFor(() => expect(sent).toHaveLength(1))
})

test('a pasted or dropped photo is taken, and a removed one can be restored', async () => {
  const { person, sent, toasts } = open(uploaded, '/media/old/236x.webp')
  const clipboardData = { files: [photo] }
  fireEvent(window, Object.assign(new Event('paste', { cancelable: true }), { clipboardData }))
  expect(await screen.findByRole('dialog')).toBeDefined()
  await person.keyboard('{Escape}')
  await person.click(screen.getByRole('button', { name: 'Close' }))
  fireEvent.drop(screen.getByRole('region', { name: 'Photo' }), {
    dataTransfer: { files: [photo] },
  })
  await person.click(await screen.findByRole('button', { name: 'Close' }))
  await person.click(screen.getByRole('button', { name: 'Remove photo' }))
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Photo removed' }]))
  toasts[0]?.action?.run()
  await waitFor(() => expect(sent.at(-1)).toEqual({ media_upload_id: '12' }))
})
