// @vitest-environment jsdom

import { agreeLater } from '@tessera/contracts/calls/agreements'
import type { AskedTerms } from '@tessera/contracts/house-words'
import { answers, answerWith } from '@tessera/testing/answers'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { viewer } from '../../test/viewer.ts'
import { createShell } from '../boot/create-shell.ts'
import NoticeBar from './notice-bar.tsx'
import TermsDialog from './terms-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const notice = { id: '8', kind: 'news', text: 'We have news.' } as const

function shellAt(address: string, terms: AskedTerms) {
  history.replaceState(null, '', address)
  return createShell(
    {
      brand: 'Tessera',
      contract: '1.6.0',
      status: 200,
      title: '',
      overrides: false,
      viewer,
      returning: null,
      locale: 'en',
      theme: 'system',
      experiments: {},
      answers: [],
      modules: [],
      terms,
      notice,
    },
    {
      federation: { load: async () => null },
      origin: 'http://localhost:3000',
      routes: () => [{ path: '*', element: null }],
    },
  )
}

const terms: AskedTerms = { version: 2, later_days: 30, changes: 'You may be younger.' }

test('new terms are asked for, Escape does not close the question, and an answer does', async () => {
  const { asked, answer } = answers([
    agreeLater,
    () => answerWith({ until: '2026-12-24T00:00:00.000Z' }),
  ])
  vi.stubGlobal('fetch', answer)
  render(<TermsDialog shell={shellAt('/', terms)} />)
  const dialog = screen.getByRole('dialog', { name: 'Our terms have changed' })
  expect(dialog.textContent).toContain('You may be younger.')
  fireEvent.keyDown(dialog, { key: 'Escape' })
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(screen.getByRole('dialog')).toBe(dialog)
  fireEvent.click(screen.getByRole('button', { name: 'Later' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toHaveLength(1)
})

test('the question is put off once, and never stands before the terms or the download of data', () => {
  render(<TermsDialog shell={shellAt('/', { ...terms, later_days: 0 })} />)
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy()
  cleanup()
  for (const address of ['/_/_/policy/terms-of-service/', '/settings/account/']) {
    render(<TermsDialog shell={shellAt(address, terms)} />)
    expect(screen.queryByRole('dialog')).toBeNull()
  }
})

test('a closed notice is gone, and this browser remembers it', () => {
  const shell = shellAt('/', terms)
  expect(shell.$notice.get()).toEqual(notice)
  render(<NoticeBar shell={shell} notice={notice} />)
  fireEvent.click(screen.getByRole('button', { name: 'Close notice' }))
  expect(shell.$notice.get()).toBeNull()
  expect(document.cookie).toContain('notice=8')
})
