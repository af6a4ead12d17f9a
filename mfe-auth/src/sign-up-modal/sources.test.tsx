// @vitest-environment jsdom
import { UserId } from '@tessera/contracts/ids'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Asked, field, fill, openModal, press } from '../../test/open-modal.tsx'
import { authService, readingCorner, sound } from '../../test/service.ts'

const open = (asked: Asked = {}, service = authService()) => openModal(asked, { service })
const saving = { source: 'saveButton', pinId: readingCorner.id } as const

afterEach(() => sessionStorage.clear())

test('V2.5 a visitor who saves or downloads a pin sees it on its dominant color', async () => {
  open(saving)
  const picture = await screen.findByRole('img', { name: 'A reading corner' })
  expect(picture).toMatchObject({ src: expect.stringContaining('/media/236.webp') })
  expect(picture.style.backgroundColor).toBe('rgb(32, 64, 48)')
  expect(screen.getByRole('dialog', { name: 'Sign up to save this Pin' })).toBeTruthy()
})

test('V2.5 a visitor who follows a creator sees the creator', () => {
  const creator = { full_name: 'Studio Lumen', image_large_url: '/media/lumen.webp' }
  open({ source: 'followButton', creator })
  expect(screen.getByRole('img', { name: 'Studio Lumen' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Sign up to follow Studio Lumen' })).toBeTruthy()
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
