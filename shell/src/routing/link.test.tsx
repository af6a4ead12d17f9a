// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { drawnRouter } from '../../test/drawn-router.tsx'
import { Link, NavLink } from './link.tsx'

const marked = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent)

test('the links to the open page and to the pages above it are marked', () => {
  const router = drawnRouter(
    <>
      <NavLink to="/" end>
        Home
      </NavLink>
      <NavLink to="/ideas/">Explore</NavLink>
      <NavLink to="/ideas/travel/?sort=new">Travel</NavLink>
      <NavLink to="/ide">Ide</NavLink>
    </>,
  )
  router.to('/ideas/travel/')
  expect(marked()).toEqual(['Explore', 'Travel'])
  router.to('/')
  expect(marked()).toEqual(['Home'])
})

test('a press opens the page without a new document; a press for a new tab is the browser’s', async () => {
  const router = drawnRouter(<Link to="/ideas/?a=1#b">Explore</Link>)
  router.to('/')
  const person = userEvent.setup()
  await person.keyboard('{Control>}')
  await person.click(screen.getByRole('link'))
  await person.keyboard('{/Control}')
  expect(location.pathname).toBe('/')
  await person.click(screen.getByRole('link'))
  expect(location.pathname + location.search + location.hash).toBe('/ideas/?a=1#b')
})
