import { expect, test } from 'vitest'
import { stepOf } from './table-keys.ts'

const pressed = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
})

test('on a row the arrows go on, Space selects, Enter opens and Escape clears the selection', () => {
  expect(stepOf('row', pressed('ArrowDown'))).toEqual({ type: 'row', by: 1 })
  expect(stepOf('row', pressed('ArrowRight'))).toEqual({ type: 'cell', by: 1 })
  expect(stepOf('row', pressed(' '))).toEqual({ type: 'select' })
  expect(stepOf('row', pressed('Enter'))).toEqual({ type: 'open' })
  expect(stepOf('row', pressed('Escape'))).toEqual({ type: 'clear' })
})

test('in a field, keys that write or move the caret are the field’s', () => {
  for (const key of [' ', 'Enter', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'a'])
    expect(stepOf('field', pressed(key)), key).toBeUndefined()
  expect(stepOf('field', pressed('Escape'))).toEqual({ type: 'leave' })
  expect(stepOf('field', pressed('ArrowUp'))).toEqual({ type: 'row', by: -1 })
})

test('keys with Ctrl, Alt or Cmd stay the browser’s', () => {
  for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
    expect(stepOf('row', pressed('ArrowDown', held))).toBeUndefined()
})
