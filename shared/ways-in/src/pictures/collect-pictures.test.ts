// @vitest-environment jsdom

import { expect, test } from 'vitest'
import { collectPictures } from './collect-pictures.ts'

const pageUrl = 'http://localhost:3000/'

function found(html: string, head = '') {
  document.head.innerHTML = head
  document.body.innerHTML = html
  return collectPictures(document, 'Tessera').map(({ address }) => address.replace(pageUrl, ''))
}

const pages: readonly (readonly [what: string, html: string, pictures: readonly string[]])[] = [
  ['an image', '<img src="a.jpg" width="300" height="200">', ['a.jpg']],
  ['one of 120 px', '<img src="a.jpg" width="120" height="120">', ['a.jpg']],
  [
    'none smaller',
    '<img src="a.jpg" width="119" height="300"><img src="p.gif" width="1" height="1">',
    [],
  ],
  [
    'the widest of a srcset',
    '<img src="s.jpg" srcset="m.jpg 600w, f_auto,q_80/l.jpg 1200w,s.jpg 300w" width="300" height="200">',
    ['f_auto,q_80/l.jpg'],
  ],
  [
    'the densest of a srcset',
    '<img src="a.jpg" srcset="a.jpg, b.jpg 2x" width="300" height="200">',
    ['b.jpg'],
  ],
  [
    'the file that loads later, not what holds its place',
    '<img src="data:image/gif;base64,R0" data-src="a.jpg" width="300" height="200"><img src="x.gif" data-srcset="b.jpg 900w">',
    ['b.jpg', 'a.jpg'],
  ],
  [
    'one of a picture element, in a type that is taken',
    '<picture><source type="image/svg+xml" srcset="a.svg 3000w"><source type="image/webp" srcset="a.webp 1600w"><img src="a.jpg" width="400" height="300"></picture>',
    ['a.webp'],
  ],
  ['no drawing', '<img src="logo.svg" width="400" height="400">', []],
  ['no data without pixels to read', '<video poster="data:image/png;base64,AA"></video>', []],
  [
    'an image that is data, by its place on the page',
    '<img src="data:image/png;base64,AAAA" width="300" height="300">',
    ['#picture-0'],
  ],
  ['a poster', '<video poster="p.jpg"></video>', ['p.jpg']],
  ['a background', `<div style="background-image: url('bg.jpg')"></div>`, ['bg.jpg']],
  ['AMP', '<amp-img src="a.jpg" width="800" height="600"></amp-img>', ['a.jpg']],
  ['nothing marked nopin', '<div nopin><img src="a.jpg"></div><img data-nopin src="b.jpg">', []],
  ['each once', '<img src="a.jpg"><img src="a.jpg#x">', ['a.jpg']],
  [
    'the largest first',
    '<img src="a.jpg" width="200" height="200"><img src="b.jpg" width="900" height="900">',
    ['b.jpg', 'a.jpg'],
  ],
  ['nothing of another protocol', '<img src="javascript:alert(1)"><img src="file:///a.jpg">', []],
]

test.each(pages)('the pictures of a page are found: %s', (_, html, pictures) => {
  expect(found(html)).toEqual(pictures)
})

test('the picture of the page’s head is found, without its size and words', () => {
  const head =
    '<meta property="og:image" content="/og.jpg"><meta property="og:image:width" content="1200"><meta name="twitter:image" content="tw.jpg"><link rel="image_src" href="src.jpg">'
  expect(found('', head)).toEqual(['og.jpg', 'tw.jpg', 'src.jpg'])
})

test("the page's own picture is the first, however large others are, and has its element where it is shown", () => {
  const head = '<meta property="og:image" content="/lamp.jpg">'
  const html =
    '<img src="sofa.jpg" width="2000" height="2000"><img src="lamp.jpg" width="300" height="400">'
  expect(found(html, head)).toEqual(['lamp.jpg', 'sofa.jpg'])
  expect(collectPictures(document, 'Tessera')[0]?.element).toBeInstanceOf(HTMLImageElement)
})

test('a page that asks not to be saved from gives nothing', () => {
  const image = '<img src="a.jpg">'
  expect(found(image, '<meta name="tessera" content="nopin">')).toEqual([])
  expect(found(image, '<meta name="robots" content="noindex,noimageindex">')).toEqual([])
  expect(found(image, '<meta name="robots" content="noindex">')).toEqual(['a.jpg'])
})

test('pictures of open shadow trees and of frames of the same site are found', () => {
  document.head.innerHTML = ''
  document.body.innerHTML = '<div id="host"></div><iframe></iframe>'
  const root = document.querySelector('#host')?.attachShadow({ mode: 'open' })
  if (root !== undefined) root.innerHTML = '<img src="https://a.example/shadow.jpg">'
  const inner = document.querySelector('iframe')?.contentDocument
  if (inner?.body) inner.body.innerHTML = '<img src="https://a.example/frame.jpg">'
  expect(collectPictures(document, 'T').map(({ address }) => address)).toEqual([
    'https://a.example/shadow.jpg',
    'https://a.example/frame.jpg',
  ])
})

test('a page of many thousand elements is looked at in part', () => {
  const filler = '<i></i>'.repeat(7_000)
  expect(found(`<img src="a.jpg">${filler}<img src="b.jpg">`)).toEqual(['a.jpg'])
})
