// @vitest-environment jsdom
import { listHouseLog } from '@tessera/contracts/calls/house-log'
import { seePerson, suspendPerson } from '@tessera/contracts/calls/house-people'
import { houseSelf } from '@tessera/contracts/calls/house-roles'
import { getSecurity } from '@tessera/contracts/calls/security'
import type { HouseRole } from '@tessera/contracts/house-acts'
import { answerError, answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { housePerson, selfAs, wholePerson } from '../../../test/house.ts'
import PersonPage from './page.tsx'

const security = {
  email: 'mira@mail.test',
  has_password: true,
  connected_to_facebook: false,
  connected_to_google: false,
  factors: ['totp' as const],
  phone_number_end: null,
  passkeys: 0,
  recovery_codes_left: 8,
  confirmed_until: null,
}

function show(role: HouseRole | null, personId = '7') {
  const service = answers(
    [houseSelf, () => selfAs(role)],
    [seePerson, () => wholePerson()],
    [listHouseLog, () => []],
    [getSecurity, () => security],
    [
      suspendPerson,
      ({ present_code: code }) => {
        if (code === undefined) return answerError('factor-needed')
        return code === '123456' ? housePerson({ state: 'suspended' }) : answerError('code-wrong')
      },
    ],
  )
  const shell = testShell({ viewer: viewer(), answer: service.answer })
  shell.render(<PersonPage params={{ personId }} query={new URLSearchParams()} />)
  return { ...shell, asked: service.asked }
}

test('a suspension asks for a reason, then for a code, and offers to lift it', async () => {
  const { asked, toasts } = show('owner')
  await userEvent.click(await screen.findByRole('button', { name: 'Suspend' }))
  const dialog = screen.getByRole('dialog', { name: 'Suspend Oto Berg?' })
  const press = () =>
    userEvent.click(screen.getAllByRole('button', { name: 'Suspend' }).at(-1) ?? document.body)
  await press()
  expect(dialog.textContent).toContain('Say why, for the log.')
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Sells fakes')
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'How long' }),
    'Without an end',
  )
  await press()
  const code = await screen.findByRole('textbox', { name: 'Code of your second factor' })
  await waitFor(() => expect(document.activeElement).toBe(code))
  await userEvent.type(code, '999999')
  await press()
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'))
  await userEvent.clear(code)
  await userEvent.type(code, '123456')
  await press()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked.findLast(({ call }) => call === suspendPerson.name)?.input).toEqual({
    user_id: '7',
    reason: 'Sells fakes',
    until: null,
    present_code: '123456',
  })
  expect(toasts).toMatchObject([
    { text: 'Account suspended', action: { label: 'Lift suspension' } },
  ])
})

test('an auditor sees the person and no act', async () => {
  show('auditor')
  expect(
    await screen.findByText('Your role reads this page and changes nothing here.'),
  ).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull()
})

test('somebody whose role was taken sees the page of an unknown address, and nothing is asked', async () => {
  const { asked } = show(null)
  expect(await screen.findByText("We can't find this page")).toBeDefined()
  expect(asked.map(({ call }) => call)).toEqual([houseSelf.name])
})

test('an address that is no id says that nobody is there', async () => {
  const { asked } = show('owner', 'mira')
  expect(await screen.findByText('This person is no longer here')).toBeDefined()
  expect(asked.map(({ call }) => call)).toEqual([houseSelf.name])
})
