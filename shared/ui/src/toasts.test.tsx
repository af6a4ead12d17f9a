// @vitest-environment jsdom
import '../test/browser.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Toast, Toasts } from './toasts.tsx'
import { useToasts } from './use-toasts.ts'

const saved: Toast = { id: 'a', text: 'Saved to Balcony', action: { label: 'Undo' } }

test('toasts are announced politely from a named region', () => {
  render(<Toasts toasts={[saved]} onDismiss={() => {}} onPause={() => {}} />)
  const region = screen.getByRole('region', { name: 'Notifications' })
  expect(region.getAttribute('aria-live')).toBe('polite')
  expect(region.textContent).toContain('Saved to Balcony')
})

test('the action runs and closes its toast', () => {
  const onPress = vi.fn()
  const onDismiss = vi.fn()
  const toast = { ...saved, action: { label: 'Undo', onPress } }
  render(<Toasts toasts={[toast]} onDismiss={onDismiss} onPause={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onPress).toHaveBeenCalledOnce()
  expect(onDismiss).toHaveBeenCalledWith('a')
})

test('an action can show the next toast in its place', () => {
  function Retrying() {
    const { show, ...rest } = useToasts()
    const again = () => show({ id: 'a', text: 'Saved after all' }, 3000)
    return (
      <>
        <button
          type="button"
          onClick={() => show({ ...saved, action: { label: 'Retry', onPress: again } }, 3000)}
        >
          Save
        </button>
        <Toasts {...rest} />
      </>
    )
  }
  render(<Retrying />)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getByText('Saved after all')).toBeDefined()
})

test('a toast with an address has a link, and its action beside it', () => {
  const onDismiss = vi.fn()
  const onPress = vi.fn()
  const toast = { ...saved, link: { label: 'See board', href: '/mira/balcony/', onPress } }
  render(<Toasts toasts={[toast]} onDismiss={onDismiss} onPause={() => {}} />)
  const link = screen.getByRole('link', { name: 'Saved to Balcony' })
  expect(link.getAttribute('href')).toBe('/mira/balcony/')
  fireEvent.click(link)
  expect(onPress).toHaveBeenCalledOnce()
  expect(onDismiss).toHaveBeenCalledWith('a')
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
})

test('the focus returns to where it was when a toast goes that has it', () => {
  render(
    <>
      <button type="button">Remove</button>
      <Toasts toasts={[saved]} onDismiss={() => {}} onPause={() => {}} />
    </>,
  )
  const button = (name: string) => screen.getByRole('button', { name })
  button('Remove').focus()
  button('Undo').focus()
  button('Dismiss').focus()
  fireEvent.click(button('Dismiss'))
  expect(document.activeElement).toBe(button('Remove'))
})

function Host() {
  const { show, ...rest } = useToasts()
  return (
    <>
      <button type="button" onClick={() => show(saved, 3000)}>
        Save
      </button>
      <Toasts {...rest} />
    </>
  )
}

test('a toast shows above everything that is open, also a modal', () => {
  const shown = vi.spyOn(HTMLElement.prototype, 'showPopover')
  const list = (toasts: readonly Toast[]) => (
    <Toasts toasts={[...toasts]} onDismiss={() => {}} onPause={() => {}} />
  )
  const { rerender } = render(list([]))
  expect(shown).not.toHaveBeenCalled()
  rerender(list([saved]))
  expect(shown).toHaveBeenCalledOnce()
  rerender(list([saved, { id: 'b', text: 'Saved to Kitchen' }]))
  expect(shown).toHaveBeenCalledTimes(2)
})

test('a toast disappears by itself, but not while it has the focus', () => {
  vi.useFakeTimers()
  render(<Host />)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  fireEvent.focus(screen.getByRole('button', { name: 'Undo' }))
  act(() => vi.advanceTimersByTime(10_000))
  expect(screen.queryByText('Saved to Balcony')).not.toBeNull()
  fireEvent.blur(screen.getByRole('button', { name: 'Undo' }))
  act(() => vi.advanceTimersByTime(3000))
  expect(screen.queryByText('Saved to Balcony')).toBeNull()
  vi.useRealTimers()
})
