// @vitest-environment jsdom
import { viewer } from '@tessera/testing/fixtures'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { card, details, openPin, stranger } from '../../../test/opened-pin.tsx'

const maker = { ...card, image_medium_url: null, id: '77', full_name: 'Studio Lumen' }
const copy = (over: Readonly<Record<string, unknown>> = {}) => details({ creator: maker, ...over })

test('a saver writes a note on a pin and cannot edit its text', async () => {
  const { person, toasts } = openPin({ looker: viewer(), shown: copy() })
  await person.click(await screen.findByRole('button', { name: 'More options' }))
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  expect(names).not.toContain('Edit this Pin')
  await person.click(screen.getByRole('menuitem', { name: 'Add a note' }))
  await person.type(await screen.findByRole('textbox', { name: 'Note' }), 'For the hall')
  expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toasts).toMatchObject([{ text: 'Changes saved' }])
  const note = screen.getByRole('region', { name: 'Your note' })
  expect(note.textContent).toContain('Only you can see this.For the hall')
})

test('a note names its author, and tells them who else can read it', async () => {
  const note = { text: 'For the hall', is_shared: false }
  openPin({ looker: viewer(), shown: copy({ note }) })
  const own = await screen.findByRole('region', { name: 'Your note' })
  expect(own.textContent).toContain('Your note · Only you can see this.For the hall')
  cleanup()
  openPin({ looker: stranger, shown: copy({ note: { ...note, is_shared: true } }) })
  const theirs = await screen.findByRole('region', { name: 'Note by Mira Okafor' })
  expect(theirs.textContent).toBe('Note by Mira OkaforFor the hall')
})

test('a copy names its saver, an original does not, and a pin without a known creator names none', async () => {
  openPin({ shown: copy() })
  expect((await screen.findByText('Saved by')).textContent).toBe('Saved by Mira Okafor')
  cleanup()
  openPin()
  await screen.findByText('On')
  expect(screen.queryByText('Saved by')).toBeNull()
  cleanup()
  openPin({ shown: copy({ creator: null, creator_card: null, title: '' }) })
  await screen.findByRole('heading', { level: 1, name: 'Saved by Mira Okafor' })
  expect(screen.queryByRole('region', { name: 'Creator' })).toBeNull()
})

test('a draft of a pin’s texts outlives closing and a reload; Cancel discards it', async () => {
  const own = { looker: viewer(), shown: details() }
  const edit = async (person: ReturnType<typeof openPin>['person']) => {
    await person.click(await screen.findByRole('button', { name: 'More options' }))
    await person.click(screen.getByRole('menuitem', { name: 'Edit this Pin' }))
    return screen.findByRole('textbox', { name: 'Title' })
  }
  const { person } = openPin(own)
  const saved = details().title
  await person.type(await edit(person), ' by the window')
  await person.click(screen.getByRole('button', { name: 'Close' }))
  expect(await edit(person)).toHaveProperty('value', `${saved} by the window`)
  cleanup()
  const reloaded = openPin(own)
  expect(await edit(reloaded.person)).toHaveProperty('value', `${saved} by the window`)
  expect(screen.getByText(/your changes from before/)).toBeDefined()
  await reloaded.person.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await edit(reloaded.person)).toHaveProperty('value', saved)
})
