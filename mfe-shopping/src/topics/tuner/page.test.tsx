// @vitest-environment jsdom
import { getFeedTuner, tuneFeed } from '@tessera/contracts/calls/feed-tuner'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import TunerPage from './page.tsx'

const ann = { id: '7', username: 'ann', full_name: 'Ann Berg', image_medium_url: null }
const tuner = {
  topics: [{ id: 'music', name: 'Music', level: 'more' }],
  subjects: [{ id: 'vase', level: 'less' }],
  people: [{ person: ann, level: 'none' }],
  boards: [
    { board: { id: '10', name: 'Kitchens', url: '/mira/kitchens/' }, is_own: true, level: 'usual' },
  ],
  uses_recent: true,
  searches: [],
  opens: 0,
}

function opened(tune = () => answerWith(null)) {
  const sent: object[] = []
  const shell = testShell({
    viewer: viewer(),
    ...answers(
      [getFeedTuner, () => answerWith(tuner)],
      [
        tuneFeed,
        (input) => {
          sent.push(input)
          return tune()
        },
      ],
    ),
  })
  shell.render(<TunerPage />)
  return { ...shell, sent }
}

const levelOf = async (name: string) => {
  const select = await screen.findByRole('combobox', { name: `How much of ${name}` })
  if (!(select instanceof HTMLSelectElement)) throw new Error('no select')
  return select
}

test('topics, things, people and boards stand with their levels, and a change is shown and sent at once', async () => {
  const { sent } = opened()
  const shown = []
  for (const name of ['Music', 'vase', 'Ann Berg', 'Kitchens'])
    shown.push((await levelOf(name)).value)
  expect(shown).toEqual(['more', 'less', 'none', 'usual'])
  await userEvent.selectOptions(await levelOf('Kitchens'), 'None')
  expect((await levelOf('Kitchens')).value).toBe('none')
  await waitFor(() => expect(sent).toEqual([{ kind: 'board', target: '10', level: 'none' }]))
})

test('a change that the service refuses is taken back and said', async () => {
  const { toasts } = opened(() => answerError('unexpected'))
  await userEvent.selectOptions(await levelOf('Music'), 'Less')
  await waitFor(() => expect(toasts).toHaveLength(1))
  await waitFor(async () => expect((await levelOf('Music')).value).toBe('more'))
})
