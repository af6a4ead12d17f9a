// @vitest-environment jsdom
import '../../test/browser.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Listbox, ListboxBelow, ListboxOption } from './listbox.tsx'
import { useCombobox } from './use-combobox.ts'

interface CitiesProps {
  readonly names: readonly string[]
  readonly below: boolean
  readonly startsAtFirst?: boolean
}

function Cities({ names, below, startsAtFirst = false }: CitiesProps) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const combobox = useCombobox({
    keys: names,
    text,
    open,
    startsAtFirst,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onChoose: (at) => {
      setText(names[at] ?? '')
      setOpen(false)
    },
  })
  const options = names.map((name, at) => (
    <ListboxOption key={name} {...{ combobox, at }}>
      {name}
    </ListboxOption>
  ))
  return (
    <>
      <input
        ref={field}
        role="combobox"
        aria-expanded={open}
        aria-label="City"
        {...combobox.field}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {!open ? null : below ? (
        <ListboxBelow {...{ field, combobox }} label="Cities">
          {options}
        </ListboxBelow>
      ) : (
        <Listbox combobox={combobox} label="Cities">
          {options}
        </Listbox>
      )}
    </>
  )
}

function shown(names: readonly string[] = ['Lima', 'Oslo', 'Rome'], below = false) {
  const { rerender } = render(<Cities names={names} below={below} />)
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'City' })
  const active = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
  const list = (next: readonly string[]) => rerender(<Cities names={next} below={below} />)
  return { field, active, list, person: userEvent.setup() }
}

test('the field names its list and its active option, and keeps the focus', async () => {
  const { field, active, person } = shown()
  await person.click(field)
  expect(field.hasAttribute('aria-controls')).toBe(false)
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  expect(active()).toBe('Oslo')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Oslo')
  expect(document.activeElement).toBe(field)
  await person.keyboard('{Enter}')
  expect(field.value).toBe('Oslo')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('an option stays active while others join the list, and none is after typing', async () => {
  const { field, active, list, person } = shown()
  await person.click(field)
  await person.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toBe('Lima')
  list(['Accra', 'Bern', 'Lima'])
  expect(active()).toBe('Lima')
  await person.keyboard('x')
  expect(active()).toBeUndefined()
})

test('clicking an option chooses it and leaves the focus in the field', async () => {
  const { field, person } = shown(undefined, true)
  await person.click(field)
  await person.keyboard('{ArrowDown}')
  await person.click(screen.getByRole('option', { name: 'Rome' }))
  expect(field.value).toBe('Rome')
  expect(document.activeElement).toBe(field)
})

test('keys of an input method do nothing, also the last one that Safari marks with 229 alone', async () => {
  const { field, person } = shown()
  await person.click(field)
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true })
  fireEvent.keyDown(field, { key: 'ArrowDown', keyCode: 229 })
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('the active option scrolls into view', async () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {})
  const { field, person } = shown()
  await person.click(field)
  await person.keyboard('{ArrowDown}{ArrowUp}')
  expect(scrolled.mock.contexts.at(-1)).toBe(screen.getByRole('option', { name: 'Rome' }))
  scrolled.mockRestore()
})

test('a list that starts at its first option wraps from there to the last, and Enter chooses it', async () => {
  render(<Cities names={['Lima', 'Oslo', 'Rome']} below={false} startsAtFirst />)
  const person = userEvent.setup()
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'City' })
  const active = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
  await person.click(field)
  await person.keyboard('{ArrowDown}')
  expect(active()).toBe('Lima')
  await person.keyboard('{ArrowUp}')
  expect(active()).toBe('Rome')
  await person.keyboard('{ArrowDown}')
  expect(active()).toBe('Lima')
  await person.keyboard('{ArrowDown}{Enter}')
  expect(field.value).toBe('Oslo')
})
