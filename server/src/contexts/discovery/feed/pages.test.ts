import { homeFeed } from '@tessera/contracts/calls/feed'
import { getInterests } from '@tessera/contracts/calls/settings'
import { expect, test } from 'vitest'
import { given, refused } from '../../../calls/answer.ts'
import type { Ask } from '../../../documents/page-content/content.ts'
import { homePage } from './pages.ts'

const asks =
  (isMember: boolean): Ask =>
  async (call) =>
    call.name === getInterests.name && !isMember ? refused('log-in-needed') : given([], null)

test('the document of home brings a member’s interests', async () => {
  const calls = async (isMember: boolean) =>
    (await homePage(asks(isMember))).answers.map(({ call }) => call)
  expect(await calls(true)).toEqual([homeFeed.name, getInterests.name])
  expect(await calls(false)).toEqual([homeFeed.name])
})
