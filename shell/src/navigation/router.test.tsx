// @vitest-environment jsdom

import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawnRouter } from '../../test/drawn-router.tsx'
import { createRouter, isLinked, navigateBy, type Router } from './router.ts'

beforeEach(() => history.replaceState(null, '', '/'))

afterEach(cleanup)

const said = ({ historyAction, location: { pathname, search } }: Router['state']) =>
  `${historyAction} ${pathname}${search}`

/** Lists the navigations of a router from now on. */
function heard(router: Router): readonly string[] {
  const steps: string[] = []
  let { key } = router.state.location
  router.subscribe((state) => {
    if (state.location.key !== key) steps.push(said(state))
    key = state.location.key
  })
  return steps
}

const Key = () => <p>{useLocation().key}</p>

test('a navigation updates the router and the browser at once', () => {
  const { router, to } = drawnRouter()
  const steps = heard(router)
  to('/pin/42/')
  to('/mira/?tab=saved', { replace: true })
  expect(steps).toEqual(['PUSH /pin/42/', 'REPLACE /mira/?tab=saved'])
  expect(location.pathname + location.search).toBe('/mira/?tab=saved')
})

test('two navigations at once both count, before either is rendered', () => {
  const { router } = drawnRouter()
  const steps = heard(router)
  const navigate = navigateBy(router, window)
  act(() => {
    navigate('/pin/42/')
    navigate('/pin/43/')
    expect(steps).toEqual(['PUSH /pin/42/', 'PUSH /pin/43/'])
  })
})

test('a link opens its page without a new document; a press for a new tab is the browser’s', async () => {
  const { router } = drawnRouter(<Link to="/ideas/?a=1#b">Explore</Link>)
  const steps = heard(router)
  const person = userEvent.setup()
  await person.keyboard('{Control>}')
  await person.click(screen.getByRole('link'))
  await person.keyboard('{/Control}')
  expect(steps).toEqual([])
  await person.click(screen.getByRole('link'))
  expect(steps).toEqual(['PUSH /ideas/?a=1'])
  expect(location.hash).toBe('#b')
})

test('Back returns to the previous entry, by its key', async () => {
  const { router, to } = drawnRouter(<Key />)
  const { key } = router.state.location
  to('/pin/42/')
  expect(screen.getByText(router.state.location.key)).toBeTruthy()
  expect(router.state.location.key).not.toBe(key)
  void router.navigate(-1)
  await waitFor(() => expect(said(router.state)).toBe('POP /'))
  expect(await screen.findByText(key)).toBeTruthy()
})

test('navigating to the current address adds no entry', () => {
  const { to } = drawnRouter()
  to('/mira/')
  const { length } = history
  to('/mira/')
  expect(history.length).toBe(length)
})

test('an address of the product that looks like a host is left to the browser', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { router, to } = drawnRouter()
  expect(() => to(`${location.origin}//elsewhere.test/`)).not.toThrow()
  expect(said(router.state)).toBe('POP /')
})

test('the entry of a new document gets a key once, which react-router uses and other state keeps', () => {
  history.replaceState({ 'grid:home': 1 }, '')
  expect(isLinked(window)).toBe(false)
  const { key } = createRouter(window, [{ path: '*' }]).state.location
  expect(key).not.toBe('default')
  expect(history.state).toMatchObject({ 'grid:home': 1, key })
  expect(createRouter(window, [{ path: '*' }]).state.location.key).toBe(key)
})

test('an entry that the browser created gets a key too', async () => {
  const { router } = drawnRouter(<Key />)
  location.assign('#content')
  await waitFor(() => expect(history.state).toHaveProperty('key'))
  const { key } = history.state
  expect(await screen.findByText(key)).toBeTruthy()
  expect(router.state.location.key).toBe(key)
})
