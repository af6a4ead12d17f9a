import { measures } from '@tessera/contracts/limits'
import { expect, test } from 'vitest'
import { windowFeatures } from './window-features.ts'

const over = { screenX: 100, screenY: 50, outerWidth: 1440, outerHeight: 900 }

test('V9.11 S9.13 windows have 580 by 400 for the first provider and 600 by 600 for SSO', () => {
  expect(windowFeatures(measures.connectWindowFacebook, over)).toContain('width=580,height=400,')
  expect(windowFeatures(measures.connectWindowSso, over)).toContain('width=600,height=600,')
})

test('V2.39 a window opens in the middle of the page, and never off the screen', () => {
  expect(windowFeatures([580, 400], over)).toBe('popup,width=580,height=400,left=530,top=300')
  const phone = { screenX: 0, screenY: 0, outerWidth: 390, outerHeight: 300 }
  expect(windowFeatures([580, 400], phone)).toBe('popup,width=580,height=400,left=0,top=0')
})
