// @vitest-environment jsdom
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { similarPins, uploadImage } from '@tessera/contracts/calls/media'
import { findPinImages, registerImage } from '@tessera/contracts/calls/outside-pages'
import { answers } from '@tessera/testing/answers'
import { boardCard, pin, viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { jpeg, spoken, xmp } from '../../../test/file-metadata.ts'
import BuilderPage from '../page/page.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 600, close() {} }))
  URL.createObjectURL = () => 'blob:lamp'
  URL.revokeObjectURL = () => {}
})

const packet = xmp(
  spoken('dc:title', 'Brass lamp') + spoken('Iptc4xmpCore:AltTextAccessibility', 'A round lamp.'),
)
const bytes = jpeg({ xmp: packet })
const picture = (address: string, title: string) => ({
  type: 'pinnable' as const,
  url: address,
  width: null,
  height: null,
  title,
  description: '',
})

function opened() {
  const house = testShell({
    viewer: viewer(),
    ...answers(
      [pickerBoards, () => ({ all_boards: [boardCard()], boards_shortlist: [] })],
      [similarPins, () => []],
      [uploadImage, () => ({ id: '77', images: pin().images, dominant_color: '#abcdef' })],
      [registerImage, () => ({ media_upload_id: '78', state: 'ready' as const })],
      [
        findPinImages,
        (asked) => ({
          items: [picture('https://soup.example/a.jpg', 'A bowl of soup')],
          title: 'Soup',
          description: '',
          product: null,
          canonical_url: asked.url,
        }),
      ],
    ),
  })
  house.render(<BuilderPage params={{}} query={new URLSearchParams()} />)
  return { ...house, person: userEvent.setup() }
}

const textIn = (label: string) => screen.getByLabelText(label).getAttribute('value')

async function chosen() {
  const house = opened()
  const file = new File([bytes], 'lamp.jpg', { type: 'image/jpeg' })
  file.arrayBuffer = async () => bytes.buffer
  await house.person.upload(screen.getByLabelText('Choose images'), file)
  expect(await screen.findByText('From the file: Brass lamp')).toBeDefined()
  return house
}

test('the words of a file are proposed and fill in nothing before they are taken', async () => {
  const { person } = await chosen()
  expect([textIn('Title'), screen.getByLabelText('Alt text').textContent]).toEqual(['', ''])
  await person.click(screen.getByRole('button', { name: 'Use for Title: Brass lamp' }))
  expect(textIn('Title')).toBe('Brass lamp')
  expect(screen.queryByText('From the file: Brass lamp')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Title'))
  await person.click(screen.getByRole('button', { name: 'Use for Alt text: A round lamp.' }))
  expect(screen.getByLabelText('Alt text')).toHaveProperty('value', 'A round lamp.')
})

test('what somebody typed stays until they take a proposal, and comes back when they undo it', async () => {
  const { person, toasts } = await chosen()
  await person.type(screen.getByLabelText('Title'), 'Mine')
  expect(screen.getByText('From the file: Brass lamp')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Use for Title: Brass lamp' }))
  expect(textIn('Title')).toBe('Brass lamp')
  toasts.at(-1)?.action?.run()
  await waitFor(() => expect(textIn('Title')).toBe('Mine'))
})

test('a dismissed proposal stays away, for this field alone', async () => {
  const { person } = await chosen()
  await person.click(screen.getByRole('button', { name: 'Dismiss: Brass lamp' }))
  expect(screen.queryByText('From the file: Brass lamp')).toBeNull()
  expect(screen.getByText('From the file: A round lamp.')).toBeDefined()
  await person.type(screen.getByLabelText('Title'), 'x')
  expect(screen.queryByText('From the file: Brass lamp')).toBeNull()
})

test('the alt text that a page gives its picture is proposed for the pin', async () => {
  const { person } = opened()
  await person.type(screen.getByLabelText('Or save from a link'), 'soup.example{Enter}')
  expect(await screen.findByText('From the page: A bowl of soup')).toBeDefined()
  expect(screen.getByLabelText('Alt text')).toHaveProperty('value', '')
})
