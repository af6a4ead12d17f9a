// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest'
import { chooseTheme } from './choose-theme.ts'

const frames = () =>
  [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('content'))

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf9f6">' +
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171513">'
})

test('a chosen theme applies to the page and the browser’s frame, and is stored in the cookie', () => {
  chooseTheme('dark', document)
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(frames()).toEqual(['#171513', '#171513'])
  expect(document.cookie).toContain('theme=dark')
})

test('the system theme applies each device’s own', () => {
  chooseTheme('dark', document)
  chooseTheme('system', document)
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(frames()).toEqual(['#fbf9f6', '#171513'])
})
