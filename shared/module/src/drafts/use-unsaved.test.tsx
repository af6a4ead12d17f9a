// @vitest-environment jsdom
import { testShell } from '@tessera/testing/shell'
import { expect, test } from 'vitest'
import { useUnsaved } from './use-unsaved.ts'

function Field({ text }: { readonly text: string }) {
  useUnsaved(text !== '')
  return <p>{text}</p>
}

test('a view holds its build while it has unsaved input, and no longer than it is shown', () => {
  const { render, held } = testShell()
  render(<Field text="" />)
  expect(held()).toBe(0)
  const { unmount } = render(<Field text="a lamp" />)
  expect(held()).toBe(1)
  unmount()
  expect(held()).toBe(0)
})
