// @vitest-environment jsdom
import {
  shareSuggestions,
  shareSuggestionsTypeahead,
} from '@tessera/contracts/calls/share-suggestions'
import type { ShareSuggestion } from '@tessera/contracts/entities/share-suggestion'
import { answers } from '@tessera/testing/answers'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { CollaboratorSearch } from './collaborator-search.tsx'

const zoe = { id: '7', username: 'zoe', full_name: 'Zoe Berg', image_medium_url: null }
const ana = { id: '3', username: 'ana', full_name: 'Ana Lima', image_medium_url: null }

function Form({ onSubmit }: { readonly onSubmit: () => void }) {
  const [chosen, setChosen] = useState<readonly ShareSuggestion[]>([])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <CollaboratorSearch chosen={chosen} onChange={setChosen} />
      <p data-testid="chosen">{chosen.map(({ type, id }) => `${type} ${id}`).join(', ')}</p>
    </form>
  )
}

function open(
  near: () => Response = () => answerWith([{ type: 'user_share_suggestion', ...zoe }]),
) {
  const sent: true[] = []
  const shell = testShell({
    ...answers(
      [shareSuggestions, near],
      [
        shareSuggestionsTypeahead,
        ({ term }) => answerWith(term === 'an' ? [{ type: 'user', ...ana }] : []),
      ],
    ),
  })
  shell.render(<Form onSubmit={() => sent.push(true)} />)
  return { sent, hand: userEvent.setup(), field: screen.getByRole('searchbox') }
}

const chosen = () => screen.getByTestId('chosen').textContent

test('people that the viewer knows are suggested on focus, and can be selected and deselected', async () => {
  const { hand, field } = open()
  expect(screen.queryByRole('list', { name: 'People to invite' })).toBeNull()
  await hand.click(field)
  const row = await screen.findByRole('button', { name: 'Add Zoe Berg' })
  expect(row.getAttribute('aria-pressed')).toBe('false')
  await hand.click(row)
  expect(row.getAttribute('aria-pressed')).toBe('true')
  expect(chosen()).toBe('user_share_suggestion 7')
  const chips = screen.getByRole('list', { name: 'Selected collaborators' })
  await hand.click(within(chips).getByRole('button', { name: 'Remove Zoe Berg' }))
  expect(chosen()).toBe('')
})

test('Enter selects the first person and does not submit the form', async () => {
  const { hand, field, sent } = open()
  await hand.type(field, 'an')
  await screen.findByRole('button', { name: 'Add Ana Lima' })
  await hand.keyboard('{Enter}')
  expect(chosen()).toBe('user 3')
  await hand.clear(field)
  await hand.type(field, 'ben@mail{Enter}')
  expect(chosen()).toBe('user 3')
  expect(screen.getByText('Keep typing!')).toBeDefined()
  await hand.type(field, '.test{Enter}')
  expect(chosen()).toBe('user 3, email ben@mail.test')
  expect(field).toHaveProperty('value', '')
  expect(sent).toEqual([])
})

test('a failed search shows an error and can be retried', async () => {
  let tries = 0
  const { hand, field } = open(() => {
    tries += 1
    return tries === 1
      ? answerError('too-busy')
      : answerWith([{ type: 'user_share_suggestion', ...zoe }])
  })
  await hand.click(field)
  await hand.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Add Zoe Berg' })).toBeDefined()
})
