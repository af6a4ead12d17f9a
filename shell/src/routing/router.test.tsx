// @vitest-environment jsdom

import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawnRouter } from '../../test/drawn-router.tsx'
import { Link } from './link.tsx'
import { createRouter } from './router.ts'
import type { Step } from './shown-pages.ts'

beforeEach(() => history.replaceState(null, '', '/'))

afterEach(cleanup)

const said = ({ action, address }: Step) => `${action} ${address.pathname}${address.search}`

const Key = () => <p>{useLocation().key}</p>

test('a navigation updates the router’s store and the browser', () => {
  const router = drawnRouter()
  const steps: string[] = []
  router.$step.listen((step) => steps.push(said(step)))
  router.to('/pin/42/')
  router.to('/mira/?tab=saved', { replace: true })
  expect(steps).toEqual(['PUSH /pin/42/', 'REPLACE /mira/?tab=saved'])
  expect(location.pathname + location.search).toBe('/mira/?tab=saved')
})

test('two navigations at once both count, before either is rendered', () => {
  const router = drawnRouter()
  const steps: string[] = []
  router.$step.listen((step) => steps.push(said(step)))
  act(() => {
    router.to('/pin/42/')
    router.to('/pin/43/')
  })
  expect(steps).toEqual(['PUSH /pin/42/', 'PUSH /pin/43/'])
})

test('a react-router link counts as a navigation', async () => {
  const router = drawnRouter(<Link to="/mira/">Mira</Link>)
  const steps: string[] = []
  router.$step.listen((step) => steps.push(said(step)))
  await userEvent.click(screen.getByRole('link', { name: 'Mira' }))
  expect(steps).toEqual(['PUSH /mira/'])
})

test('Back returns to the previous entry, by its key', async () => {
  const router = drawnRouter(<Key />)
  const { key } = router.$step.get().address
  router.to('/pin/42/')
  expect(screen.getByText(router.$step.get().address.key)).toBeTruthy()
  expect(router.$step.get().address.key).not.toBe(key)
  router.go(-1)
  await waitFor(() => expect(said(router.$step.get())).toBe('POP /'))
  expect(screen.getByText(key)).toBeTruthy()
})

test('navigating to the current address adds no entry', () => {
  const router = drawnRouter()
  router.to('/mira/')
  const { length } = history
  router.to('/mira/')
  expect(history.length).toBe(length)
})

test('an address of the product that looks like a host is left to the browser', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const router = drawnRouter()
  expect(() => router.to(`${location.origin}//elsewhere.test/`)).not.toThrow()
  expect(said(router.$step.get())).toBe('POP /')
})

test('the entry of a new document gets a key once, which react-router uses and other state keeps', () => {
  history.replaceState({ 'grid:home': 1 }, '')
  const { key } = createRouter(window).$step.get().address
  expect(history.state).toEqual({ 'grid:home': 1, key })
  expect(createRouter(window).$step.get().address.key).toBe(key)
  render(<BrowserRouter children={<Key />} />)
  expect(screen.getByText(key)).toBeTruthy()
  expect(history.state).toMatchObject({ 'grid:home': 1, key })
})

test('an entry that the browser created gets a key too', async () => {
  const router = drawnRouter(<Key />)
  location.assign('#content')
  await waitFor(() => expect(history.state).toHaveProperty('key'))
  const { key } = history.state
  expect(await screen.findByText(key)).toBeTruthy()
  expect(router.$step.get().address.key).toBe(key)
})
