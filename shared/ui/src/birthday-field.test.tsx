// @vitest-environment jsdom
import '../test/browser.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { BirthdayField } from './birthday-field.tsx'

const parts = {
  year: { name: 'Year', empty: 'YYYY' },
  month: { name: 'Month', empty: 'MM' },
  day: { name: 'Day', empty: 'DD' },
}

let value = ''

function Birthday(props: {
  readonly locale?: string
  readonly error?: string
  readonly locked?: boolean
}) {
  const { locale = 'en-US', error, locked = false } = props
  const [now, setNow] = useState('')
  value = now
  return (
    <BirthdayField
      label="Birthday"
      value={now}
      onChange={setNow}
      today={new Date(2026, 10, 21)}
      {...{ locale, parts, error, locked }}
    />
  )
}

const part = (name: string) => screen.getByRole('spinbutton', { name })

function open(props: Parameters<typeof Birthday>[0] = {}) {
  value = ''
  render(<Birthday {...props} />)
  return userEvent.setup()
}

test('typing digits moves from part to part, in the language’s order', async () => {
  const user = open()
  await user.click(part('Month'))
  await user.keyboard('4121994')
  expect(value).toBe('1994-04-12')
  expect(document.activeElement).toBe(part('Year'))
})

test('the same digits give another date in another language', async () => {
  const user = open({ locale: 'en-GB' })
  await user.click(part('Day'))
  await user.keyboard('04121994')
  expect(value).toBe('1994-12-04')
})

test('typing in a full part replaces it digit by digit', async () => {
  const user = open()
  await user.click(part('Month'))
  await user.keyboard('04121994')
  await user.click(part('Month'))
  part('Month').focus()
  await user.keyboard('{Control>}a{/Control}11')
  expect(value).toBe('1994-11-12')
})

test('typing the separator moves to the next part, and Backspace to the previous one', async () => {
  const user = open()
  await user.click(part('Month'))
  await user.keyboard('1/2/1994')
  expect(value).toBe('1994-01-02')
  await user.click(part('Day'))
  await user.keyboard('{Control>}a{/Control}{Backspace}{Backspace}')
  expect(document.activeElement).toBe(part('Month'))
})

test('up and down change a part, left and right move between parts', async () => {
  const user = open()
  await user.click(part('Month'))
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}{ArrowUp}{ArrowRight}{ArrowDown}')
  expect(value).toBe('1996-02-01')
  await user.keyboard('{ArrowLeft}{ArrowDown}')
  expect(value).toBe('1996-02-29')
})

test('a whole date can be pasted', async () => {
  const user = open()
  await user.click(part('Month'))
  await user.paste('April 12? 04/12/1994')
  expect(value).toBe('')
  await user.paste('04/12/1994')
  expect(value).toBe('1994-04-12')
})

test('a password manager finds and fills the whole date in an input of its own', async () => {
  const user = open()
  const whole = screen.getByLabelText('Birthday')
  expect(whole).toMatchObject({ type: 'date', autocomplete: 'bday', tabIndex: -1 })
  await user.type(whole, '1994-04-12')
  expect(part('Year')).toHaveProperty('value', '1994')
  expect(part('Month')).toHaveProperty('value', '04')
  await user.click(part('Day'))
  await user.keyboard('{Control>}a{/Control}{Backspace}')
  expect(whole).toHaveProperty('value', '')
  expect(value).toBe('1994-04-')
})

test('each part has a name, a value and the field’s error', async () => {
  const user = open({ error: 'Invalid date' })
  expect(screen.getByRole('group', { name: 'Birthday' })).toBeTruthy()
  const month = part('Month')
  expect(month.getAttribute('aria-invalid')).toBe('true')
  const described = document.getElementById(month.getAttribute('aria-describedby')?.trim() ?? '')
  expect(described?.textContent).toBe('Invalid date')
  expect(month.getAttribute('aria-valuetext')).toBe('MM')
  await user.click(month)
  await user.keyboard('4')
  expect(month.getAttribute('aria-valuenow')).toBe('4')
})

test('a locked field cannot be changed', async () => {
  const user = open({ locked: true })
  await user.click(part('Month'))
  await user.keyboard('4{ArrowUp}')
  await user.paste('04/12/1994')
  expect(value).toBe('')
})
