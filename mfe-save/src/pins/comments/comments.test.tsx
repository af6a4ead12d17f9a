// @vitest-environment jsdom
import { viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openComments, said, shown } from '../../../test/opened-comments.tsx'
import { Comments } from './comments.tsx'

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Add a comment' })
const post = () => screen.getByRole('button', { name: 'Post' })
const rows = async () => within(await screen.findByRole('list', { name: 'Comments' }))

test('comments show author, text and time, the latest first, with links for mentions', async () => {
  openComments({ comments: [said({ text: 'Look, @jonas!' }), said({ id: '69', text: 'First.' })] })
  expect(screen.getByRole('heading', { name: '2 comments' })).toBeDefined()
  const list = await rows()
  const texts = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(texts.map((text) => text.includes('First.'))).toEqual([false, true])
  expect(list.getAllByRole('link', { name: 'Ana Lima' })[0]?.getAttribute('href')).toBe('/ana/')
  expect(list.getByRole('link', { name: '@jonas' }).getAttribute('href')).toBe('/jonas/')
  expect(list.getAllByText('Jan 1, 2026')[0]?.getAttribute('datetime')).toBe(
    '2026-01-01T00:00:00.000Z',
  )
})

test('markup in a comment is shown as text', async () => {
  openComments({ comments: [said({ text: '<img src=x onerror=alert(1)>' })] })
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeDefined()
})

test('a button loads more comments', async () => {
  const { person } = openComments({
    comments: [said()],
    more: [said({ id: '60', text: 'Older.' })],
  })
  await person.click(await screen.findByRole('button', { name: 'Show more comments' }))
  expect(await screen.findByText('Older.')).toBeDefined()
  expect(screen.getByText('A good chair.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Show more comments' })).toBeNull()
})

test('a comment shows before the service has answered', async () => {
  const answer = Promise.withResolvers<Response>()
  const { person } = openComments({ looker: viewer(), create: () => answer.promise })
  await screen.findByText(/No comments yet/)
  await person.type(field(), '  Lovely  ')
  await person.click(post())
  expect(screen.getByText('Lovely')).toBeDefined()
  expect(screen.getByText('Posting…')).toBeDefined()
  expect(field().value).toBe('')
  answer.resolve(answerWith(said({ id: '81', text: 'Lovely' })))
  await waitFor(() => expect(screen.queryByText('Posting…')).toBeNull())
})

test('a posted comment stays in the list, once', async () => {
  const { person, posted } = openComments({ looker: viewer(), comments: [said()] })
  await rows()
  await person.type(field(), 'Lovely')
  await person.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(screen.queryByText('Posting…')).toBeNull())
  expect((await rows()).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getAllByText('Lovely')).toHaveLength(1)
  expect(posted).toEqual(['Lovely'])
})

test('a refused comment leaves the list and returns to the field with the reason', async () => {
  const { person } = openComments({ looker: viewer(), create: () => answerError('comments-many') })
  await person.type(field(), 'Lovely')
  await person.click(post())
  expect(
    await screen.findByText(/^We couldn't post your comment\. .* Your text is still here\.$/),
  ).toBeDefined()
  expect(field().value).toBe('Lovely')
  expect(screen.queryByText('Posting…')).toBeNull()
})

test('a draft outlives the page, and another member does not see it', async () => {
  const { person, unmount, render, stores } = openComments({ looker: viewer() })
  await person.type(field(), 'Half a thou')
  unmount()
  render(<Comments pin={shown} />)
  expect(field().value).toBe('Half a thou')
  stores.$viewer.set(viewer({ id: '9' }))
  await waitFor(() => expect(field().value).toBe(''))
})

test('a visitor who posts is asked to log in, and the comment is posted after that', async () => {
  const { person, events, stores, posted } = openComments()
  await person.type(field(), 'Lovely')
  await person.click(post())
  expect(events).toEqual([
    {
      name: 'auth.requested',
      payload: { source: 'commentComposer', pinId: '42', respondTo: 'Mira' },
    },
  ])
  expect(posted).toEqual([])
  expect(field().value).toBe('Lovely')
  stores.$viewer.set(viewer({ id: '9' }))
  await waitFor(() => expect(posted).toEqual(['Lovely']))
  expect(field().value).toBe('')
})

test('the characters left are shown near the limit, and a longer text is not posted', async () => {
  const { person, posted } = openComments({ looker: viewer() })
  const write = async (text: string) => {
    await person.clear(field())
    await person.click(field())
    await person.paste(text)
  }
  await write('x'.repeat(449))
  expect(screen.queryByText(/characters/)).toBeNull()
  await write('x'.repeat(460))
  expect(screen.getByText('40 characters left')).toBeDefined()
  await write('x'.repeat(503))
  expect(screen.getByText('3 characters too many')).toBeDefined()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  await person.keyboard('{Control>}{Enter}{/Control}')
  expect(posted).toEqual([])
})

test('one’s own comment is deleted after a confirmation', async () => {
  const { person, toasts } = openComments({
    looker: viewer(),
    comments: [said({ can_delete: true })],
  })
  await person.click(await screen.findByRole('button', { name: "Delete Ana Lima's comment" }))
  await person.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(screen.getByText('A good chair.')).toBeDefined()
  await person.click(screen.getByRole('button', { name: "Delete Ana Lima's comment" }))
  await person.click(screen.getByRole('button', { name: 'Delete' }))
  expect(screen.queryByText('A good chair.')).toBeNull()
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Comment deleted' }]))
})

test('a comment that cannot be deleted comes back', async () => {
  const { person, toasts } = openComments({
    looker: viewer(),
    comments: [said({ can_delete: true })],
    drop: () => answerError('not-allowed'),
  })
  await person.click(await screen.findByRole('button', { name: "Delete Ana Lima's comment" }))
  await person.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('A good chair.')).toBeDefined()
  await waitFor(() => expect(toasts).toMatchObject([{ tone: 'bad' }]))
})

test('comments of others cannot be deleted', async () => {
  openComments({ looker: viewer(), comments: [said()] })
  await screen.findByText('A good chair.')
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull()
})
