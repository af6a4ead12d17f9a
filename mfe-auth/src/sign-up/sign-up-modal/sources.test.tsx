// @vitest-environment jsdom
import { v3GetPin } from '@tessera/contracts/calls/pin-lookup'
import { UserId } from '@tessera/contracts/ids'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { field, fill, type ModalInput, openModal, press } from '../../../test/open-modal.tsx'
import { authService, graphCorner, readingCorner, sound } from '../../../test/service.ts'

const open = (asked: ModalInput = {}, service = authService()) => openModal(asked, { service })
const saving = { source: 'saveButton', pinId: readingCorner.id } as const

afterEach(() => sessionStorage.clear())

test('V2.5 a visitor who saves or downloads a pin sees it on its dominant color', async () => {
  open(saving)
  const picture = await screen.findByRole('img', { name: 'A reading corner' })
  expect(picture).toMatchObject({ src: expect.stringContaining('/media/236.webp') })
  expect(picture.style.backgroundColor).toBe('rgb(32, 64, 48)')
  expect(screen.getByRole('dialog', { name: 'Sign up to save this Pin' })).toBeTruthy()
})

test('V2.5 V3.23 a visitor who follows a creator sees the creator', () => {
  const creator = { full_name: 'Studio Lumen', image_large_url: '/media/lumen.webp' }
  open({ source: 'followButton', creator })
  expect(screen.getByRole('img', { name: 'Studio Lumen' }).innerHTML).toContain('lumen.webp')
  expect(screen.getByRole('heading', { name: 'Sign up to follow Studio Lumen' })).toBeTruthy()
})

test("V3.23 a creator without a portrait keeps their avatar's color", () => {
  const creator = { full_name: 'Studio Lumen', image_large_url: null, avatar_color_index: 210 }
  open({ source: 'followButton', creator })
  const avatar = screen.getByRole('img', { name: 'Studio Lumen' })
  expect(avatar.textContent).toBe('SL')
  expect(avatar.style.getPropertyValue('--avatar-hue')).toBe('210')
})

const inviter = {
  id: UserId.parse('7'),
  first_name: 'Lumen',
  full_name: 'Studio Lumen',
  image_medium_url: '/media/lumen.webp',
}

test('V2.3 an invited visitor sees the inviter, and the sign-up sends the inviter', async () => {
  const opened = open({ source: 'boardInvite', inviter })
  expect(screen.getByRole('img', { name: 'Studio Lumen' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Join Lumen on Tessera for more ideas' })).toBeTruthy()
  await press(opened, 'Continue with email')
  await fill(opened, sound)
  await press(opened, 'Continue')
  await waitFor(() => expect(opened.close).toHaveBeenCalled())
  expect(opened.sent().at(-1)?.input).toMatchObject({
    inviter_id: '7',
    signup_source: 'boardInvite',
  })
})

test('V3.22 an inviter with a default image is shown by their initials', () => {
  const opened = open({ source: 'boardInvite', inviter: { ...inviter, is_default_image: true } })
  const initials = screen.getByRole('img', { name: 'Studio Lumen' })
  expect(initials.textContent).toBe('SL')
  expect(initials.querySelector('img')).toBeNull()
  opened.unmount()
  open({ source: 'boardInvite', inviter: { ...inviter, is_default_image: false } })
  const portrait = screen.getByRole('img', { name: 'Studio Lumen' })
  expect(portrait.querySelector('img')?.getAttribute('src')).toBe('/media/lumen.webp')
})

test('V3.24 V7.12 the pin for the sign-up is queried by its id: its 236x picture on its dominant color, or its embed', async () => {
  const service = authService()
  const opened = open(saving, service)
  const picture = await screen.findByRole('img', { name: 'A reading corner' })
  expect(picture.getAttribute('src')).toBe(graphCorner.data.imageSpec_236x.url)
  const tint = document.createElement('i')
  tint.style.backgroundColor = graphCorner.data.dominantColor
  expect(tint.style.backgroundColor).not.toBe('')
  expect(picture.style.backgroundColor).toBe(tint.style.backgroundColor)
  expect(service.asked.filter(({ call }) => call === 'v3GetPin')).toEqual([
    { call: 'v3GetPin', input: { id: readingCorner.id } },
  ])
  opened.unmount()
  const embed = { src: '/media/corner.mp4', type: 'video/mp4', duration_ms: 4_000 }
  const moving = { ...graphCorner, data: { ...graphCorner.data, embed } }
  open(saving, authService({}, [v3GetPin, () => moving]))
  const video = await screen.findByLabelText('A reading corner')
  expect(video).toMatchObject({ tagName: 'VIDEO', src: expect.stringContaining(embed.src) })
  expect(video.getAttribute('poster')).toBe('/media/236.webp')
  cleanup()
  const other = { ...moving, data: { ...moving.data, embed: { ...embed, type: 'text/html' } } }
  open(saving, authService({}, [v3GetPin, () => other]))
  expect(await screen.findByRole('img', { name: 'A reading corner' })).toBeTruthy()
})

test('V2.4 a visitor who replies to somebody sees who gets the reply', () => {
  open({ source: 'commentComposer', respondTo: 'Mira' })
  expect(
    screen.getByRole('heading', { name: 'Sign up and let Mira know what you think' }),
  ).toBeTruthy()
})

test("V2.6 it first shows 'Continue with email', and then the form with the focus in it; on the home page at once", async () => {
  const opened = open(saving)
  expect(screen.queryByLabelText('Email')).toBeNull()
  await press(opened, 'Continue with email')
  expect(document.activeElement).toBe(field('Email'))
  opened.unmount()
  open({ source: 'homePage' })
  expect(field('Email')).toBeTruthy()
})
