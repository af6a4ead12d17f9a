import { getUser } from '@tessera/contracts/calls/users'
import { answer, given, refused } from '../../calls/answer.ts'
import { findUser } from './store.ts'

const answerGetUser = answer(getUser, async ({ ports, viewer }, { username }) => {
  const user = await findUser(ports.db, username, viewer?.id ?? null)
  return user === undefined ? refused('not-found') : given(user)
})

/** The calls of people. */
export const userCalls = [answerGetUser]
