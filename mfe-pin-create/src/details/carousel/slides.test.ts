import { expect, test } from 'vitest'
import { noEdit } from '../../pictures/image-edit/crop.ts'
import {
  added,
  areLinksFit,
  changed,
  laterSlideInput,
  movedSlide,
  type Slide,
  slideInput,
  without,
} from './slides.ts'

const slide = (mediaId: string): Slide => ({
  mediaId,
  preview: 'a',
  title: '',
  link: '',
  altText: '',
  edit: null,
})
const ids = (slides: readonly Slide[]) => slides.map(({ mediaId }) => mediaId).join('')
const three = [slide('1'), slide('2'), slide('3')]
const first = { title: '', link: '' }

test('a carousel has up to five pictures with the first', () => {
  const four = added(three, { mediaId: '4', preview: 'a' })
  expect(ids(four)).toBe('1234')
  expect(ids(added(four, { mediaId: '5', preview: 'a' }))).toBe('1234')
})

test('pictures move by one place, within the list', () => {
  expect(ids(movedSlide(three, 0, 1))).toBe('213')
  expect(ids(movedSlide(three, 2, -1))).toBe('132')
  expect(ids(movedSlide(three, 0, -1))).toBe('123')
  expect(ids(without(three, 1))).toBe('13')
})

test('a link is an address or nothing, as soon as there is a second picture', () => {
  const wrong = changed(three, 1, { link: 'example' })
  expect(areLinksFit({ firstSlide: first, slides: three })).toBe(true)
  expect(areLinksFit({ firstSlide: first, slides: wrong })).toBe(false)
  expect(areLinksFit({ firstSlide: { ...first, link: 'x' }, slides: [] })).toBe(true)
  expect(slideInput({ title: ' Vase ', link: 'example.com' }, '7')).toEqual({
    media_upload_id: '7',
    title: 'Vase',
    link: 'https://example.com/',
  })
})

test('each picture has its own alt text and edit; an edit that changes nothing is not sent', () => {
  const crop = { x: 0, y: 0, width: 0.5, height: 1 }
  const edited = { turns: 1, flipped: false, crop, ratio: '2:3' } as const
  expect(laterSlideInput({ ...slide('7'), altText: ' A vase. ', edit: edited })).toEqual({
    media_upload_id: '7',
    title: '',
    alt_text: 'A vase.',
    image_edit: { turns: 1, flipped: false, crop },
  })
  expect(laterSlideInput({ ...slide('7'), edit: noEdit })).toEqual({
    media_upload_id: '7',
    title: '',
  })
})
