// @vitest-environment jsdom
import {
  answerBusinessInvitation,
  getBusinessInvitation,
} from '@tessera/contracts/calls/business-people'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import BusinessInvitePage from './page.tsx'

const business = {
  id: '9',
  username: 'studio',
  full_name: 'Studio Lumen',
  image_medium_url: null,
}
const token = 'a'.repeat(32)

function open(invitation: object | null, fragment = `#token=${token}`) {
  history.replaceState(null, '', `/business/invite/${fragment}`)
  const asked: unknown[] = []
  const whole = {
    business,
    permissions: ['ADS'],
    invited_by: 'Ines',
    needs_mfa: true,
    is_for_viewer: true,
    ...invitation,
  }
  const { render } = testShell({
    viewer: viewer(),
    ...answers(
      [
        getBusinessInvitation,
        () => (invitation === null ? answerError('invite-gone') : answerWith(whole)),
      ],
      [
        answerBusinessInvitation,
        (input) => {
          asked.push(input)
          return answerWith({ business, accepted: input.accept })
        },
      ],
    ),
  })
  render(<BusinessInvitePage />)
  return { asked, user: userEvent.setup() }
}

test.each([
  ['Accept', true, 'You may act for Studio Lumen now'],
  ['Decline', false, 'Invitation declined'],
])('an invitation says what it offers; %s answers it', async (name, accept, after) => {
  const { asked, user } = open({})
  expect(await screen.findByText('Ines invited you to act for Studio Lumen.')).toBeDefined()
  expect(screen.getByRole('listitem').textContent).toBe('Ads')
  expect(screen.getByText(/You need two-factor authentication/)).toBeDefined()
  await user.click(screen.getByRole('button', { name }))
  expect(await screen.findByText(after)).toBeDefined()
  expect(asked).toEqual([{ token, accept }])
})

test('an invitation of another account cannot be answered, and says so', async () => {
  open({ is_for_viewer: false })
  expect(await screen.findByText(/sent to another account/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
})

test('a link that is gone or incomplete says so', async () => {
  open(null)
  expect(await screen.findByText('This invitation is no longer valid.')).toBeDefined()
})

test('a link without its secret asks to open it again', () => {
  open({}, '')
  expect(screen.getByText(/This link is incomplete/)).toBeDefined()
})
