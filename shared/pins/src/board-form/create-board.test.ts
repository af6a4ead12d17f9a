// @vitest-environment jsdom
import { createBoard, pickerBoards, userBoards } from '@tessera/contracts/calls/boards'
import { getUser } from '@tessera/contracts/calls/users'
import { entitiesChanged } from '@tessera/contracts/events/facts'
import { z } from '@tessera/contracts/schema'
import { answers } from '@tessera/testing/answers'
import { board, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { expect, test } from 'vitest'
import { createBoardFrom } from './create-board.ts'
import { emptyDraft, nextDraft } from './draft.ts'

const named = (name: string) => nextDraft(emptyDraft, { type: 'named', name })

function opened(answer = () => answerWith(board())) {
  const service = answers([createBoard, () => answer()])
  const shell = testShell({ viewer: viewer(), answer: service.answer })
  return { ...shell, inputs: () => service.asked.map(({ input }) => input) }
}

test('S4.19 a board is public for its owner, secret by the switch, and protected for somebody else’s ad account', async () => {
  const { shell, inputs } = opened()
  const secret = nextDraft(named('Gifts'), { type: 'secret-switched', secret: true })
  await createBoardFrom(named(' Lamps '), shell)
  await createBoardFrom(secret, shell)
  await createBoardFrom(secret, shell, { advertiser_id: '72' })
  expect(inputs()).toMatchObject([
    { name: 'Lamps', privacy: 'public', aux_data: { source: 'board_picker' } },
    { name: 'Gifts', privacy: 'secret' },
    { name: 'Gifts', privacy: 'protected', advertiser_id: '72' },
  ])
})

test('S7.23 after a board was created, the user and their lists of boards are asked for again', async () => {
  const { shell, events } = opened()
  await createBoardFrom(named('Lamps'), shell)
  const asked = events
    .filter(({ name }) => name === entitiesChanged.name)
    .flatMap(({ payload }) => z.parse(entitiesChanged.schema, payload).lists)
    .flatMap(({ calls, ask }) => (ask === undefined ? [] : calls))
  for (const call of [pickerBoards, userBoards, getUser]) expect(asked).toContain(call.name)
})

test('S8.6 a refused board has the message of the service with its detail, or a general one', async () => {
  const messageOf = async (own: { message?: string; message_detail?: string }) => {
    const { shell } = opened(() => answerError('name-taken', undefined, own))
    const made = await createBoardFrom(named('Lamps'), shell)
    return made.ok ? undefined : made.message
  }
  expect(await messageOf({ message: 'Taken.', message_detail: 'Try Lamps 2.' })).toBe(
    'Taken. Try Lamps 2.',
  )
  expect(await messageOf({ message: 'Taken.' })).toBe('Taken.')
  expect(await messageOf({ message: '' })).toBe('Uh oh! Something went wrong.')
})
