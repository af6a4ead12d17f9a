import { expect, test } from 'vitest'
import { portConflict } from './rooms.ts'

const [save, shopping] = [
  { folder: 'mfe-save', port: 3102 },
  { folder: 'mfe-shopping', port: 3104 },
]

test('two modules with the same port are named, with a free port', () => {
  expect(portConflict([save, shopping])).toBeUndefined()
  expect(portConflict([save, { folder: 'mfe-notes', port: 3102 }, shopping])).toBe(
    'mfe-save and mfe-notes both use port 3102. Give one of them a free port in its rsbuild.config.ts, such as 3105.',
  )
})
