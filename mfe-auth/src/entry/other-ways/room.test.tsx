// @vitest-environment jsdom
import { queryOptions } from '@tessera/client'
import { signUpRules } from '@tessera/contracts/calls/registration'
import { testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { authService } from '../../../test/service.ts'
import SignUpModal from '../../sign-up/sign-up-modal/overlay.tsx'
import { usualRules } from '../flow/check-draft.ts'

const room = () => {
  const styles = [...document.querySelectorAll<HTMLElement>('div[style]')].map(({ style }) => style)
  return styles.map(({ minBlockSize }) => minBlockSize).filter((size) => size !== '')
}

test('with the rules of the document the modal has the room of the other ways from its first frame, and keeps it', async () => {
  const rules = { providers: { google: true, facebook: true, line: false } }
  document.documentElement.dataset.theme = 'light'
  const { render, shell } = testShell({
    moduleName: 'auth',
    answer: authService({ rules }).answer,
  })
  const { queryKey } = queryOptions(shell.client, signUpRules, {})
  shell.queries.setQueryData(queryKey, { ...usualRules, ...rules })
  render(<SignUpModal input={{ source: 'homePage', start: 'sign-up' }} close={() => {}} />)
  const first = room()
  expect(first).toEqual(['126px'])
  expect(await screen.findByRole('button', { name: /Facebook/ })).toBeTruthy()
  expect(room()).toEqual(first)
})
