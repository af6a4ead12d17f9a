// @vitest-environment jsdom
import { pin } from '@tessera/testing/fixtures'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { details, openPin, title } from '../../../../test/opened-pin.tsx'

const { images } = pin()
const slide = (number: number, over: object = {}) => ({
  images: { ...images, orig: { ...images.orig, url: `/slide-${number}.webp` } },
  dominant_color: '#dde',
  title: `Step ${number}`,
  link: null,
  alt_text: '',
  ...over,
})

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
})

test('a carousel shows its pictures by buttons, dots and arrow keys, and says which one is shown', async () => {
  const link = 'https://example.com/two'
  const slides = [slide(1), slide(2, { link, alt_text: 'Clay' }), slide(3)]
  const { person } = openPin({ shown: details({ slides }) })
  await title()
  const region = screen.getByRole('region', { name: 'Images of A reading corner' })
  expect(
    within(region)
      .getAllByRole('img')
      .map((each) => each.getAttribute('alt')),
  ).toEqual(['Image 1 of 3: Step 1', 'Image 2 of 3: Clay', 'Image 3 of 3: Step 3'])
  const said = () => within(region).getByRole('status').textContent
  expect(screen.getByRole('button', { name: 'Previous image' })).toHaveProperty('disabled', true)
  await person.click(screen.getByRole('button', { name: 'Next image' }))
  expect(said()).toBe('Image 2 of 3')
  expect(within(region).getByText('Step 2')).toBeDefined()
  expect(within(region).getByRole('link').getAttribute('href')).toContain(encodeURIComponent(link))
  await person.keyboard('{ArrowRight}')
  expect(said()).toBe('Image 3 of 3')
  await person.click(screen.getByRole('button', { name: 'Image 1 of 3' }))
  expect(said()).toBe('Image 1 of 3')
  expect(screen.getByRole('button', { name: 'Image 1 of 3' }).getAttribute('aria-current')).toBe(
    'true',
  )
})

test('a pin with one picture has no carousel', async () => {
  openPin()
  await title()
  expect(screen.queryByRole('region', { name: /^Images of/ })).toBeNull()
})
