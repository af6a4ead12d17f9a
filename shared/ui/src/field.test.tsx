// @vitest-environment jsdom
import '../test/browser.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { PasswordField, SearchField, TextField } from './field.tsx'
import { Switch } from './switch.tsx'

test('a field has its label as name, and its error and hint as description', () => {
  render(<TextField label="Email" hint="We never share it." error="That is not an address." />)
  const input = screen.getByRole('textbox', { name: 'Email' })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ')
  const text = described.map((id) => document.getElementById(id)?.textContent)
  expect(text).toEqual(['That is not an address.', 'We never share it.'])
})

test('a field without an error is not marked invalid', () => {
  render(<TextField label="Email" />)
  expect(screen.getByRole('textbox').hasAttribute('aria-invalid')).toBe(false)
  expect(screen.getByRole('textbox').hasAttribute('aria-describedby')).toBe(false)
})

test('a password can be shown and hidden again without losing it', async () => {
  const user = userEvent.setup()
  render(<PasswordField label="Password" />)
  const input = screen.getByLabelText('Password')
  await user.type(input, 'secret')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.getAttribute('type')).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input.getAttribute('type')).toBe('password')
  expect(input).toHaveProperty('value', 'secret')
})

function Search() {
  const [value, setValue] = useState('')
  return <SearchField label="Search" value={value} onChange={setValue} />
}

test('the clear button and Escape clear a search field and keep its focus', async () => {
  const user = userEvent.setup()
  render(<Search />)
  const input = screen.getByRole('searchbox', { name: 'Search' })
  await user.type(input, 'lamp')
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(input).toHaveProperty('value', '')
  expect(document.activeElement).toBe(input)
  await user.type(input, 'sofa{Escape}')
  expect(input).toHaveProperty('value', '')
})

test('a checkbox and a switch have their label as name, and a click on it toggles them', async () => {
  const user = userEvent.setup()
  render(
    <>
      <Checkbox label="I agree" error="Please agree to go on." />
      <Switch label="Keep this board secret" hint="Only you see it." />
    </>,
  )
  await user.click(screen.getByText('I agree'))
  await user.click(screen.getByText('Keep this board secret'))
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toHaveProperty('checked', true)
  expect(screen.getByRole('switch', { name: 'Keep this board secret' })).toHaveProperty(
    'checked',
    true,
  )
  expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true')
})
