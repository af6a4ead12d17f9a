// @vitest-environment jsdom
import '../test/browser.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Menu, type MenuGroup, type MenuItem } from './menu.tsx'

function open(extra: Partial<MenuItem> = {}) {
  const onSelect = vi.fn()
  const items: MenuItem[] = [
    { id: 'edit', label: 'Edit', onSelect: () => onSelect('edit') },
    { id: 'share', label: 'Share', onSelect: () => onSelect('share'), ...extra },
    { id: 'delete', label: 'Delete', tone: 'bad', onSelect: () => onSelect('delete') },
  ]
  render(<Menu label="Board options" items={items} />)
  return onSelect
}

const button = () => screen.getByRole('button', { name: 'Board options' })
const focusedText = () => document.activeElement?.textContent

test('opening a menu focuses its first row, and arrows wrap around', async () => {
  const user = userEvent.setup()
  open()
  expect(button().getAttribute('aria-expanded')).toBe('false')
  await user.click(button())
  expect(button().getAttribute('aria-expanded')).toBe('true')
  expect(focusedText()).toBe('Edit')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(focusedText()).toBe('Delete')
  await user.keyboard('{ArrowDown}')
  expect(focusedText()).toBe('Edit')
  await user.keyboard('{ArrowUp}')
  expect(focusedText()).toBe('Delete')
  await user.keyboard('s')
  expect(focusedText()).toBe('Share')
})

test('Escape closes the menu and returns the focus to its button', async () => {
  const user = userEvent.setup()
  const onSelect = open()
  await user.click(button())
  await user.keyboard('{Escape}')
  expect(screen.queryAllByRole('menuitem')).toEqual([])
  expect(document.activeElement).toBe(button())
  expect(onSelect).not.toHaveBeenCalled()
})

test('Enter chooses the focused row and closes the menu', async () => {
  const user = userEvent.setup()
  const onSelect = open()
  await user.click(button())
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onSelect.mock.calls).toEqual([['share']])
  expect(button().getAttribute('aria-expanded')).toBe('false')
})

test('a disabled row cannot be chosen', async () => {
  const user = userEvent.setup()
  const onSelect = open({ disabled: true })
  await user.click(button())
  await user.click(screen.getByRole('menuitem', { name: 'Share' }))
  expect(onSelect).not.toHaveBeenCalled()
})

test('a menu closes when a scroll moves its button, and stays open otherwise', async () => {
  const user = userEvent.setup()
  open()
  await user.click(button())
  fireEvent.scroll(window)
  expect(button().getAttribute('aria-expanded')).toBe('true')
  button().getBoundingClientRect = () => new DOMRect(0, -200, 44, 44)
  fireEvent.scroll(window)
  expect(button().getAttribute('aria-expanded')).toBe('false')
})

test('a group of segments is one stop for up and down, and left and right move inside it', async () => {
  const user = userEvent.setup()
  const chosen = vi.fn()
  const segment = (id: string, checked: boolean) => ({
    id,
    label: id,
    checked,
    onSelect: () => chosen(id),
  })
  const groups: MenuGroup[] = [
    { id: 'first', items: [{ id: 'edit', label: 'Edit' }] },
    {
      id: 'look',
      label: 'Appearance',
      segments: true,
      items: [segment('Light', false), segment('Dark', true)],
    },
    { id: 'last', items: [{ id: 'leave', label: 'Leave' }] },
  ]
  render(<Menu label="Board options" items={groups} />)
  await user.click(button())
  expect(screen.getByRole('group', { name: 'Appearance' })).toBeDefined()
  await user.keyboard('{ArrowDown}')
  expect(focusedText()).toBe('Dark')
  await user.keyboard('{ArrowLeft}{Enter}')
  expect(chosen.mock.calls).toEqual([['Light']])
  expect(button().getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{ArrowDown}')
  expect(focusedText()).toBe('Leave')
  await user.keyboard('{ArrowRight}')
  expect(focusedText()).toBe('Leave')
})
