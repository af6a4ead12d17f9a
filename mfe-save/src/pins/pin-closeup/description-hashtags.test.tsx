// @vitest-environment jsdom

import { suggestHashtags } from '@tessera/contracts/calls/search'
import { HashtagField } from '@tessera/pins/hashtag-field'
import { answers } from '@tessera/testing/answers'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'

const tags = ['balcony', 'ballet', 'balsa', 'balloon', 'balm', 'ball', 'balance'].map(
  (tag, at) => ({
    query: `#${tag}`,
    pin_count: 1_200 - at,
  }),
)

type Answer = (query: string) => Response | Promise<Response>

const begins: Answer = (query) =>
  answerWith(tags.filter((tag) => tag.query.startsWith(query.toLowerCase())))

function Form({ text, most }: { readonly text: string; readonly most: number }) {
  const [value, setValue] = useState(text)
  return <HashtagField label="Description" value={value} onText={setValue} most={most} />
}

function open({ answer = begins, text = '', most = 500 } = {}) {
  const asked: string[] = []
  const shell = testShell({
    ...answers([
      suggestHashtags,
      ({ q }) => {
        asked.push(q)
        return answer(q)
      },
    ]),
  })
  shell.render(<Form text={text} most={most} />)
  const hand = userEvent.setup()
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' })
  return { asked, hand, field }
}

const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const list = () => screen.queryByRole('listbox', { name: 'Hashtags' })

test('S2.21 typing a hashtag suggests up to five, each with its number of pins', async () => {
  const { hand, field, asked } = open()
  await hand.type(field, 'A lamp #bal')
  await screen.findByRole('listbox', { name: 'Hashtags' })
  expect(names()).toEqual([
    '#balcony1,200 Pins',
    '#ballet1,199 Pins',
    '#balsa1,198 Pins',
    '#balloon1,197 Pins',
    '#balm1,196 Pins',
  ])
  expect(asked).toEqual(['#bal'])
  expect(field.getAttribute('aria-controls')).toBe(list()?.id)
  expect(screen.getByRole('status').textContent).toMatch(/^5 hashtags\./)
})

test('S4.15 arrow keys move through the suggestions, Escape closes them, Enter chooses', async () => {
  const { hand, field } = open()
  await hand.type(field, '#bal')
  await screen.findByRole('listbox')
  const chosen = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
  expect(chosen()).toBeNull()
  await hand.keyboard('{ArrowDown}{ArrowDown}')
  expect(chosen()?.textContent).toMatch(/^#ballet/)
  expect(chosen()?.getAttribute('aria-selected')).toBe('true')
  await hand.keyboard('{ArrowUp}')
  expect(chosen()?.textContent).toMatch(/^#balcony/)
  await hand.keyboard('{Escape}')
  expect(list()).toBeNull()
  await hand.keyboard('s')
  expect(await screen.findByRole('option', { name: /^#balsa/ })).toBeDefined()
  await hand.keyboard('{ArrowDown}{Enter}')
  expect(field.value).toBe('#balsa ')
  expect(list()).toBeNull()
})

test('Enter adds a line break while no suggestion is active', async () => {
  const { hand, field } = open()
  await hand.type(field, '#bal')
  await screen.findByRole('listbox')
  await hand.keyboard('{Enter}on')
  expect(field.value).toBe('#bal\non')
})

test('clicking a suggestion inserts it at the caret, and typing continues behind it', async () => {
  const { hand, field } = open({ text: 'A  by day' })
  field.focus()
  field.setSelectionRange(2, 2)
  await hand.keyboard('#bal')
  await hand.click(await screen.findByRole('option', { name: /^#balloon/ }))
  expect(field.value).toBe('A #balloon by day')
  expect(document.activeElement).toBe(field)
  await hand.keyboard('x')
  expect(field.value).toBe('A #balloon xby day')
})

test('text that an input method is composing is not looked up until it is complete', async () => {
  const { hand, field, asked } = open({
    answer: () => answerWith([{ query: '#발코니', pin_count: 2 }]),
  })
  await hand.click(field)
  fireEvent.compositionStart(field)
  fireEvent.change(field, { target: { value: '#ㅂ' } })
  field.setSelectionRange(2, 2)
  fireEvent.select(field)
  fireEvent.change(field, { target: { value: '#발' } })
  field.setSelectionRange(2, 2)
  fireEvent.compositionEnd(field)
  expect(await screen.findByRole('option', { name: /^#발코니/ })).toBeDefined()
  expect(asked).toEqual(['#발'])
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true })
  expect(field.getAttribute('aria-activedescendant')).toBeNull()
})

test('a hashtag in a right-to-left text is suggested and inserted', async () => {
  const { hand, field } = open({ answer: () => answerWith([{ query: '#شرفة', pin_count: 2 }]) })
  await hand.type(field, 'ليلا #شرف')
  await screen.findByRole('listbox')
  await hand.keyboard('{ArrowDown}{Enter}')
  expect(field.value).toBe('ليلا #شرفة ')
  expect(field.getAttribute('dir')).toBe('auto')
})

test('S8.5 a failed request closes the suggestions, an aborted one does not', async () => {
  const late = Promise.withResolvers<Response>()
  const answer: Answer = (query) => {
    if (query === '#ball') return late.promise
    return query === '#ballo' ? answerError('too-busy') : begins(query)
  }
  const { hand, field, asked } = open({ answer })
  await hand.type(field, '#bal')
  await screen.findByRole('listbox')
  await hand.keyboard('l')
  expect(names()).toHaveLength(2)
  await waitFor(() => expect(asked).toContain('#ball'))
  // The shorter text aborts the request, and its suggestions stay.
  await hand.keyboard('{Backspace}')
  late.resolve(answerWith([]))
  await waitFor(() => expect(asked.filter((query) => query === '#bal')).toHaveLength(2))
  expect(list()).not.toBeNull()
  await hand.keyboard('lo')
  expect(names()).toEqual(['#balloon1,197 Pins'])
  await waitFor(() => expect(list()).toBeNull())
  expect(asked).toContain('#ballo')
})

test('the suggestions close when the focus leaves the field', async () => {
  const { hand, field } = open()
  await hand.type(field, '#bal')
  await screen.findByRole('listbox')
  await hand.tab()
  expect(list()).toBeNull()
})

test('the field counts down the last characters, and keeps and reports a text that is too long', async () => {
  const { hand, field } = open({ most: 10 })
  await hand.type(field, '12345678')
  expect(screen.getAllByText(/characters left/).map(({ textContent }) => textContent)).toEqual([
    '2 characters left',
    '5 characters left',
  ])
  await hand.paste('9abcd')
  expect(field.value).toBe('123456789abcd')
  expect(screen.getByText('3 characters too many')).toBeDefined()
  expect(field.getAttribute('aria-invalid')).toBe('true')
})
