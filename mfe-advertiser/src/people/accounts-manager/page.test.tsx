// @vitest-environment jsdom
import { businessProfiles } from '@tessera/contracts/calls/access'
import {
  getBusinessLog,
  getBusinessPeople,
  inviteToBusiness,
  removeBusinessPerson,
  updateBusinessMfa,
  updateBusinessPerson,
} from '@tessera/contracts/calls/business-people'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import AccountsManagerPage from './page.tsx'

const card = (id: string, name: string) => ({
  id,
  username: `user${id}`,
  full_name: name,
  image_medium_url: null,
})
const shop = card('9', 'Studio Lumen')
const ana = card('5', 'Ana Silva')

const person = (user: typeof shop, permissions: readonly string[], isBusiness = false) => ({
  user,
  permissions,
  is_business: isBusiness,
  meets_mfa: true,
  since: '2026-11-01T00:00:00Z',
})

const people = {
  business: shop,
  can_manage: true,
  needs_mfa: false,
  invitations: [] as unknown[],
  people: [person(shop, ['OWNER'], true), person(ana, ['ADS'])],
}

const profile = (user: typeof shop, permissions: readonly string[]) => ({
  id: user.id,
  permissions,
  viewerMeetsMfaRequirement: true,
  user: {
    username: user.username,
    businessName: user.full_name,
    imgUrl: null,
    merchantId: null,
    eligibleForStlTool: false,
    scheduledPinCount: 0,
  },
})

function open(over: object = {}, options: { readonly invite?: () => Response } = {}) {
  const asked: unknown[] = []
  const kept = { ...people, ...over }
  const keep = (input: unknown) => {
    asked.push(input)
    return answerWith(kept)
  }
  const shell = testShell({
    viewer: viewer({ id: '9', is_partner: true }),
    ...answers(
      [businessProfiles, () => answerWith({ '9': profile(shop, ['OWNER']) })],
      [getBusinessPeople, () => answerWith(kept)],
      [getBusinessLog, () => answerWith([])],
      [inviteToBusiness, (input) => options.invite?.() ?? keep(input)],
      [updateBusinessPerson, keep],
      [updateBusinessMfa, keep],
      [
        removeBusinessPerson,
        (input) => {
          asked.push(input)
          return answerWith({ removed: true })
        },
      ],
    ),
  })
  shell.render(<AccountsManagerPage />)
  return { ...shell, asked, user: userEvent.setup() }
}

test('S2.58 somebody is invited with the permissions that were chosen', async () => {
  const { asked, user, toasts } = open()
  await user.type(await screen.findByLabelText('Email address or username'), 'lea')
  await user.click(screen.getByRole('checkbox', { name: 'Ads' }))
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  await vi.waitFor(() => expect(toasts).toMatchObject([{ text: 'Invitation sent to lea' }]))
  expect(asked).toEqual([{ orbac_subject_id: '9', to: 'lea', permissions: ['CONTENT', 'ADS'] }])
})

test('a refused invitation says why beside its field and loses nothing', async () => {
  const { user } = open({}, { invite: () => answerError('business-person-unknown') })
  const field = await screen.findByLabelText('Email address or username')
  await user.type(field, 'nobody{Enter}')
  expect(await screen.findByText('Nobody here has that username.')).toBeDefined()
  expect(field).toHaveProperty('value', 'nobody')
})

test('permissions are changed in a dialog, and at least one is needed', async () => {
  const { asked, user } = open()
  await user.click(await screen.findByRole('button', { name: 'Change permissions of Ana Silva' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('checkbox', { name: 'Ads' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByRole('alert').textContent).toBe('Choose at least one permission.')
  await user.click(dialog.getByRole('checkbox', { name: 'Numbers' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toEqual([{ orbac_subject_id: '9', user_id: '5', permissions: ['ANALYTICS'] }])
})

test('a person is removed after a question that says what follows', async () => {
  const { asked, user, toasts } = open()
  await user.click(await screen.findByRole('button', { name: 'Remove Ana Silva' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/Ana Silva can no longer act for Studio Lumen/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await vi.waitFor(() => expect(toasts).toMatchObject([{ text: 'Ana Silva removed' }]))
  expect(asked).toEqual([{ orbac_subject_id: '9', user_id: '5' }])
})

test('a second factor is required by a switch', async () => {
  const { asked, user } = open()
  await user.click(await screen.findByRole('switch', { name: 'Require a second factor' }))
  await vi.waitFor(() => expect(asked).toEqual([{ orbac_subject_id: '9', needs_mfa: true }]))
})

test('somebody who may not manage people sees them alone', async () => {
  open({ can_manage: false })
  expect(await screen.findByText('Ana Silva')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Ana Silva/ })).toBeNull()
  expect(screen.queryByLabelText('Email address or username')).toBeNull()
})
