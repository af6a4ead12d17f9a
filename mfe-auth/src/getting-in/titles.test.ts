import { SignupSource } from '@tessera/contracts/signup-sources'
import { expect, test } from 'vitest'
import { startOf } from './flow.ts'
import { titleOf } from './titles.ts'

test('V2.2 each source has a title of its own', () => {
  const titles = SignupSource.options.map((source) => [
    source,
    titleOf(startOf('offer'), source, { brand: 'Tessera' }),
  ])
  expect(Object.fromEntries(titles)).toEqual({
    boardInvite: 'Sign up to join this board',
    saveButton: 'Sign up to save this Pin',
    saveButtonExp: 'Sign up to save this Pin',
    homePage: 'Welcome to Tessera',
    pinBookmarklet: 'Sign up to save from any site',
    downloadImageBtnDweb: 'Sign up to download this Pin',
    downloadImageBtnUnauth: 'Sign up to download this Pin',
    followButton: 'Sign up to follow people you like',
    commentComposer: 'Sign up to comment',
  })
})

test.each([
  ['homePage', 'Log in to see more'],
  ['followButton', 'Log in to see more'],
  ['commentComposer', 'Log in to comment'],
  ['saveButton', 'Log in to save this Pin'],
] as const)('V2.9 the log-in has a title that fits: %s', (source, title) => {
  expect(titleOf(startOf('log-in'), source, { brand: 'Tessera' })).toBe(title)
})
