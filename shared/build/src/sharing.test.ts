import { expect, test } from 'vitest'
import { sharedByModules, sharedByShell } from './sharing.ts'

test('shell and modules share the same packages; the shell brings them, modules bundle none', () => {
  const [shell, modules] = [sharedByShell(), sharedByModules()]
  expect(Object.keys(shell)).toEqual(Object.keys(modules))
  expect(Object.values(shell).every(({ eager, singleton }) => eager === true && singleton)).toBe(
    true,
  )
  expect(Object.values(modules).every((rule) => rule.import === false && rule.singleton)).toBe(true)
})

test('the router is not shared', () => {
  expect(Object.keys(sharedByShell()).join(' ')).not.toContain('router')
})
