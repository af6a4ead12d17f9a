import { expect, test } from 'vitest'
import { noEdit } from '../../pictures/image-edit/crop.ts'
import { editOf, extrasInput, noExtras, withEdit } from './extras.ts'

const edit = { ...noEdit, turns: 1 }

test('an edit belongs to one picture, and another picture starts without', () => {
  const extras = { ...noExtras, ...withEdit('7', edit) }
  expect(editOf(extras, '7')).toEqual(edit)
  expect(editOf(extras, '8')).toBeNull()
  expect(extrasInput(extras, '7')).toEqual({
    image_edit: { turns: 1, flipped: false, crop: null },
  })
  expect(extrasInput(extras, '8')).toEqual({})
})

test('a carousel starts with the picture of the pin, edited, and each slide has its own texts', () => {
  const extras = {
    ...noExtras,
    ...withEdit('7', edit),
    altText: 'Clay',
    firstSlide: { title: 'One', link: '' },
    slides: [
      { mediaId: '8', preview: 'a', title: '', link: 'example.com', altText: '', edit: null },
    ],
  }
  expect(extrasInput(extras, '7').slides).toEqual([
    {
      media_upload_id: '7',
      title: 'One',
      alt_text: 'Clay',
      image_edit: { turns: 1, flipped: false, crop: null },
    },
    { media_upload_id: '8', title: '', link: 'https://example.com/' },
  ])
})

test('an edit that changes nothing is not sent, and neither is an empty alt text', () => {
  expect(extrasInput({ ...noExtras, ...withEdit('7', noEdit), altText: ' ' }, '7')).toEqual({})
  expect(extrasInput({ ...noExtras, altText: ' A lamp. ' }, '7')).toEqual({ alt_text: 'A lamp.' })
})

test('products go with the pin at their places on the edited picture, and with the first of a carousel', () => {
  const shelf = {
    id: 'a',
    x: 0.2,
    y: 0.3,
    title: 'Shelf',
    link: 'https://shop.example/',
    pinId: '',
  }
  const extras = { ...noExtras, ...withEdit('7', edit), tags: { of: '7', list: [shelf] } }
  const product_tags = [{ x: 0.7, y: 0.2, title: 'Shelf', link: 'https://shop.example/' }]
  expect(extrasInput(extras, '7')).toMatchObject({ product_tags })
  const slide = { mediaId: '8', preview: 'a', title: '', link: '', altText: '', edit: null }
  expect(extrasInput({ ...extras, slides: [slide] }, '7')).toMatchObject({
    product_tags,
    slides: [{ media_upload_id: '7' }, { media_upload_id: '8' }],
  })
})

test('a video has its own cover and its captions, and nothing of a picture', () => {
  const cover = { of: 'snow.mp4:1:2', mediaId: '9', preview: 'a', at: 2.5 }
  const captions = { name: 'snow.srt', language: 'de', text: 'WEBVTT', count: 1 }
  const slides = [{ mediaId: '8', preview: 'a', title: '', link: '', altText: '', edit: null }]
  const extras = { ...noExtras, ...withEdit('7', edit), altText: 'Snow', slides, cover, captions }
  const sent = { text: 'WEBVTT', language: 'de' }
  expect(extrasInput(extras, '7', 'snow.mp4:1:2')).toEqual({
    alt_text: 'Snow',
    video: { cover_upload_id: '9', captions: sent },
  })
  expect(extrasInput(extras, '7', 'another.mp4:1:2').video).toEqual({ captions: sent })
  expect(extrasInput({ ...noExtras, cover }, '7', 'another.mp4:1:2')).toEqual({})
  expect(extrasInput(extras, '7').video).toBeUndefined()
})
