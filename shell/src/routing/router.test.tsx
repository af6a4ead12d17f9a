// @vitest-environment jsdom

import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, Link, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawnRouter } from '../../test/drawn-router.tsx'
import { createRouter } from './router.ts'
import type { Step } from './shown-pages.ts'

beforeEach(() => history.replaceState(null, '', '/'))

afterEach(cleanup)

const said = ({ action, address }: Step) => `${action} ${address.pathname}${address.search}`

const Key = () => <p>{useLocation().key}</p>

test('the router says where it goes and how, and the browser knows it too', () => {
  const router = drawnRouter()
  const steps: string[] = []
  router.$step.listen((step) => steps.push(said(step)))
  router.to('/pin/42/')
  router.to('/mira/?tab=saved', { replace: true })
  expect(steps).toEqual(['PUSH /pin/42/', 'REPLACE /mira/?tab=saved'])
  expect(location.pathname + location.search).toBe('/mira/?tab=saved')
})

test('two steps at once are two, before either is on the screen', () => {
  const router = drawnRouter()
  const steps: string[] = []
  router.$step.listen((step) => steps.push(said(step)))
  act(() => {
    router.to('/pin/42/')
    router.to('/pin/43/')
  })
  expect(steps).toEqual(['PUSH /pin/42/', 'PUSH /pin/43/'])
})

test('a link of react-router is a step like any other', async () => {
  const router = drawnRouter(<Link to="/mira/">Mira</Link>)
  const steps: string[] = []
  router.$step.listen((step) => steps.push(said(step)))
  await userEvent.click(screen.getByRole('link', { name: 'Mira' }))
  expect(steps).toEqual(['PUSH /mira/'])
})

test('back comes to the entry that was left, by its key', async () => {
  const router = drawnRouter(<Key />)
  const { key } = router.$step.get().address
  router.to('/pin/42/')
  expect(screen.getByText(router.$step.get().address.key)).toBeTruthy()
  expect(router.$step.get().address.key).not.toBe(key)
  router.go(-1)
  await waitFor(() => expect(said(router.$step.get())).toBe('POP /'))
  expect(screen.getByText(key)).toBeTruthy()
})

test('the address that one is at already is not gone to once more', () => {
  const router = drawnRouter()
  router.to('/mira/')
  const { length } = history
  router.to('/mira/')
  expect(history.length).toBe(length)
})

test('an address of the product that reads like a host is left to the browser', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const router = drawnRouter()
  expect(() => router.to(`${location.origin}//elsewhere.test/`)).not.toThrow()
  expect(said(router.$step.get())).toBe('POP /')
})

test("the entry of a new document gets a key once, react-router's too, beside what others keep", () => {
  history.replaceState({ 'grid:home': 1 }, '')
  const { key } = createRouter(window).$step.get().address
  expect(history.state).toEqual({ 'grid:home': 1, key })
  expect(createRouter(window).$step.get().address.key).toBe(key)
  render(<BrowserRouter children={<Key />} />)
  expect(screen.getByText(key)).toBeTruthy()
  expect(history.state).toMatchObject({ 'grid:home': 1, key })
})

test('an entry that the browser made by itself gets a key too', async () => {
  const router = drawnRouter(<Key />)
  location.assign('#content')
  await waitFor(() => expect(history.state).toHaveProperty('key'))
  const { key } = history.state
  expect(await screen.findByText(key)).toBeTruthy()
  expect(router.$step.get().address.key).toBe(key)
})
