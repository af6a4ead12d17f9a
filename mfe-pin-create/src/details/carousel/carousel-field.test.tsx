// @vitest-environment jsdom
import { uploadImage } from '@tessera/contracts/calls/media'
import { answers } from '@tessera/testing/answers'
import { pin, viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { noExtras } from '../extras/extras.ts'
import { CarouselField } from './carousel-field.tsx'
import type { Slides } from './slides.ts'

const file = (name: string) => new File(['bytes'], name, { type: 'image/png' })

function field(canEdit = true) {
  let ids = 70
  let latest: Slides = noExtras
  function Held() {
    const [value, setValue] = useState<Slides>(noExtras)
    latest = value
    return (
      <CarouselField
        {...{ value, preview: '/first.webp', firstEdit: null, canEdit }}
        onChange={(changed) => setValue((before) => ({ ...before, ...changed }))}
      />
    )
  }
  const shell = testShell({
    viewer: viewer(),
    ...answers([
      uploadImage,
      () => {
        ids += 1
        return { id: String(ids), images: pin().images, dominant_color: '#abcdef' }
      },
    ]),
  })
  shell.render(<Held />)
  return { person: userEvent.setup(), now: () => latest }
}

test('further pictures are uploaded in order, up to four, with titles and links of their own', async () => {
  const { person, now } = field()
  await person.upload(screen.getByLabelText('Add image'), ['a', 'b', 'c', 'd', 'e'].map(file))
  await vi.waitFor(() =>
    expect(now().slides.map(({ mediaId }) => mediaId)).toEqual(['71', '72', '73', '74']),
  )
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(5)
  await person.type(screen.getByLabelText('Title of image 1'), 'Table')
  await person.type(screen.getByLabelText('Link of image 3'), 'example')
  expect(screen.getByText(/^Enter the address of a web page/)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Move image 3 up' }))
  await person.click(screen.getByRole('button', { name: 'Remove image 5' }))
  expect(now().firstSlide.title).toBe('Table')
  expect(now().slides.map(({ mediaId }) => mediaId)).toEqual(['72', '71', '73'])
})

test('a picture of the carousel is turned and described by keyboard alone, and its new place is announced', async () => {
  vi.stubGlobal(
    'Image',
    class {
      onload: (() => void) | null = null
      naturalWidth = 1_000
      naturalHeight = 500
      set src(_: string) {
        queueMicrotask(() => this.onload?.())
      }
    },
  )
  HTMLCanvasElement.prototype.getContext = () => null
  const { person, now } = field()
  await person.upload(screen.getByLabelText('Add image'), ['a', 'b'].map(file))
  const edit = await screen.findByRole('button', { name: 'Edit image 3' })
  await person.type(screen.getByLabelText('Alt text of image 3'), 'A vase')
  edit.focus()
  await person.keyboard('{Enter}')
  const turn = await screen.findByRole('button', { name: 'Rotate' })
  turn.focus()
  await person.keyboard('{Enter}')
  screen.getByRole('button', { name: 'Apply' }).focus()
  await person.keyboard('{Enter}')
  screen.getByRole('button', { name: 'Move image 3 up' }).focus()
  await person.keyboard('{Enter}')
  expect(screen.getByText('Image 2 of 3')).toBeTruthy()
  expect(now().slides).toMatchObject([
    { mediaId: '72', altText: 'A vase', edit: { turns: 1, crop: null } },
    { mediaId: '71', altText: '', edit: null },
  ])
})

test('without the right to edit, pictures of the carousel are not cropped', async () => {
  const { person } = field(false)
  await person.upload(screen.getByLabelText('Add image'), [file('a')])
  expect(await screen.findByRole('button', { name: 'Remove image 2' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Edit image 2' })).toBeNull()
})
