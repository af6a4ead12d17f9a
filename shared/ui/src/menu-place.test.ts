import { expect, test } from 'vitest'
import { menuPlace } from './menu-place.ts'

const screen = { width: 400, height: 600 }
const menu = { width: 200, height: 150 }

test('a menu opens below its button with aligned ends', () => {
  const button = { left: 300, right: 344, top: 20, bottom: 64 }
  expect(menuPlace(button, menu, screen, 'right')).toEqual({ left: 144, top: 72 })
})

test('a menu without room below opens above its button', () => {
  const button = { left: 20, right: 64, top: 540, bottom: 584 }
  expect(menuPlace(button, menu, screen, 'left')).toEqual({ left: 20, top: 382 })
})

test('a menu stays on the screen', () => {
  const button = { left: 390, right: 400, top: 10, bottom: 590 }
  const place = menuPlace(button, menu, screen, 'left')
  expect(place).toEqual({ left: 192, top: 442 })
})
