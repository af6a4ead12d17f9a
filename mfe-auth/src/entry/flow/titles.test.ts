import { UserId } from '@tessera/contracts/ids'
import { SignupSource } from '@tessera/contracts/signup-sources'
import { expect, test } from 'vitest'
import { lena } from '../../../test/service.ts'
import { startOf } from './states.ts'
import type { AuthContext } from './titles.ts'
import { leadOf, titleOf } from './titles.ts'

const signUp = (asked: AuthContext) => titleOf(startOf({ at: 'offer' }), asked, 'Tessera')
const logIn = (asked: AuthContext) => titleOf(startOf({ at: 'log-in' }), asked, 'Tessera')

test('V2.2 each source has its own title', () => {
  const titles = SignupSource.options.map((source) => [source, signUp({ source })])
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

test('the title names the creator to follow, the inviter or the person who waits for a reply', () => {
  const creator = { full_name: 'Studio Lumen', image_large_url: null }
  const id = UserId.parse('7')
  const inviter = { id, first_name: 'Mira', full_name: 'Mira Okafor', image_medium_url: null }
  expect(signUp({ source: 'followButton', creator })).toBe('Sign up to follow Studio Lumen')
  expect(signUp({ source: 'boardInvite', inviter })).toBe('Join Mira on Tessera for more ideas')
  expect(signUp({ source: 'commentComposer', respondTo: 'Mira' })).toBe(
    'Sign up and let Mira know what you think',
  )
})

test('V2.9 the log-in has a title for its source, or the requested one', () => {
  expect(logIn({ source: 'homePage' })).toBe('Log in to see more')
  expect(logIn({ source: 'followButton' })).toBe('Log in to see more')
  expect(logIn({ source: 'commentComposer' })).toBe('Log in to comment')
  expect(logIn({ source: 'saveButton' })).toBe('Log in to save this Pin')
  expect(logIn({ source: 'homePage', tagline: 'Log in to vote' })).toBe('Log in to vote')
})

test('a returning visitor is welcomed by name, above their email', () => {
  const welcomed = startOf({ at: 'log-in', returning: lena })
  expect(titleOf(welcomed, { source: 'homePage' }, 'Tessera')).toBe('Welcome back, Lena!')
  expect(leadOf(welcomed, { source: 'homePage' })).toBe('lena@studio.example')
})
