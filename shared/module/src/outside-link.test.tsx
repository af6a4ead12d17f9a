import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OutsideLink } from './outside-link.tsx'

const markupFor = (url: string | null, pinId?: string) =>
  renderToStaticMarkup(
    <OutsideLink url={url} pinId={pinId}>
      Visit
    </OutsideLink>,
  )

test('an outside link goes through the check, in a tab without access to this one', () => {
  const href = '/offsite/?url=https%3A%2F%2Fshop.example%2Flamp%3Fa%3D1%26b%3D2&amp;pin_id=42'
  expect(markupFor('https://shop.example/lamp?a=1&b=2', '42')).toBe(
    `<a href="${href}" target="_blank" rel="noopener noreferrer nofollow ugc">Visit</a>`,
  )
})

test('an outside link that belongs to no pin has no pin id', () => {
  expect(markupFor('https://shop.example/')).toContain(
    'href="/offsite/?url=https%3A%2F%2Fshop.example%2F"',
  )
})

test.each([
  null,
  '',
  'lamp',
  'javascript:alert(1)',
  'data:text/html,x',
  '//a.example/',
  'ftp://a/',
])('an address that is not http or https is no link: %s', (url) => {
  expect(markupFor(url)).toBe('')
})
