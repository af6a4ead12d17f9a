// @vitest-environment jsdom
import '../test/browser.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'

function cancel(dialog: HTMLElement): Event {
  const event = new Event('cancel', { cancelable: true })
  fireEvent(dialog, event)
  return event
}

test('a modal is a dialog with its title as name, and its close button closes it', async () => {
  const onClose = vi.fn()
  render(
    <Modal title="Choose board" onClose={onClose}>
      <p>Boards</p>
    </Modal>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Choose board' })
  expect(dialog).toHaveProperty('open', true)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('Escape and the backdrop close a modal, a click inside does not', () => {
  const onClose = vi.fn()
  render(
    <Modal label="Boards" onClose={onClose}>
      <p>Inside</p>
    </Modal>,
  )
  const dialog = screen.getByRole('dialog')
  fireEvent.click(screen.getByText('Inside'))
  expect(onClose).not.toHaveBeenCalled()
  expect(cancel(dialog).defaultPrevented).toBe(true)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('a press that begins inside and ends on the backdrop does not close the modal', () => {
  const onClose = vi.fn()
  render(
    <Modal label="Boards" onClose={onClose}>
      <p>Inside</p>
    </Modal>,
  )
  fireEvent.pointerDown(screen.getByText('Inside'))
  fireEvent.click(screen.getByRole('dialog'))
  expect(onClose).not.toHaveBeenCalled()
})

test('a modal that must be answered has no close button and ignores Escape and the backdrop', () => {
  const onClose = vi.fn()
  render(
    <Modal label="Age" closable={false} onClose={onClose}>
      <p>Inside</p>
    </Modal>,
  )
  const dialog = screen.getByRole('dialog')
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  expect(cancel(dialog).defaultPrevented).toBe(true)
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
})

test('a busy modal does not submit its form again', () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (busy: boolean) => (
    <Modal label="Sign up" busy={busy} onClose={() => {}}>
      <form aria-label="form" onSubmit={onSubmit}>
        <button type="submit">Continue</button>
      </form>
    </Modal>
  )
  const { rerender } = render(form(false))
  fireEvent.submit(screen.getByRole('form'))
  rerender(form(true))
  fireEvent.submit(screen.getByRole('form'))
  expect(onSubmit).toHaveBeenCalledOnce()
})

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open ? (
        <Modal label="Boards" onClose={() => setOpen(false)}>
          <input data-autofocus="" aria-label="Name" />
        </Modal>
      ) : null}
    </>
  )
}

test('a modal focuses its autofocus field, and returns the focus when it closes', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
})

test('a dialog opens at once and is modal after the paint, or before the next key', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  const open = () =>
    render(
      <Modal label="Boards" onClose={() => {}}>
        <input data-autofocus aria-label="Search" />
      </Modal>,
    )
  const { unmount } = open()
  expect(screen.getByRole('dialog')).toHaveProperty('open', true)
  expect(showModal).not.toHaveBeenCalled()
  const left = vi.fn()
  screen.getByLabelText('Search').addEventListener('blur', left)
  await vi.waitFor(() => expect(showModal).toHaveBeenCalledOnce())
  expect(document.activeElement).toBe(screen.getByLabelText('Search'))
  expect(left).not.toHaveBeenCalled()
  expect(document.querySelector('[autofocus]')).toBeNull()
  unmount()
  open()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(showModal).toHaveBeenCalledTimes(2)
  showModal.mockRestore()
})

test('a dialog that closes before its paint does not open again', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  const { unmount } = render(
    <Modal label="Boards" onClose={() => {}}>
      Inside
    </Modal>,
  )
  unmount()
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(showModal).not.toHaveBeenCalled()
  showModal.mockRestore()
})

test('a dialog over a modal is modal at once', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  const find = vi.spyOn(document, 'querySelector').mockReturnValue(document.body)
  render(
    <Modal label="Boards" onClose={() => {}}>
      Inside
    </Modal>,
  )
  expect(find).toHaveBeenCalledWith('dialog:modal')
  expect(showModal).toHaveBeenCalledOnce()
  find.mockRestore()
  showModal.mockRestore()
})
