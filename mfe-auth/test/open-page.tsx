import { sessionChanged } from '@tessera/contracts/events/facts'
import type { ChosenArms } from '@tessera/contracts/experiments'
import type { PageProps } from '@tessera/module'
import { testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FunctionComponent } from 'react'
import { fill } from './open-modal.tsx'
import { type AuthService, authService, type lena, type mira, sound } from './service.ts'

interface World {
  readonly search?: string
  readonly viewer?: typeof mira
  readonly returning?: typeof lena
  readonly path?: string
  readonly service?: AuthService
  readonly experiments?: ChosenArms
}

/** Renders a page as the shell does, which also updates the viewer after a session change. */
export function openPage(Page: FunctionComponent<PageProps>, world: World = {}) {
  const { search = '', path = '/login/', service = authService(), ...who } = world
  const host = testShell({ answer: service.answer, ...who })
  host.stores.$address.set({ pathname: path, search })
  host.shell.bus.on(sessionChanged, (session) => host.stores.$viewer.set(session.viewer))
  const { unmount } = host.render(<Page params={{}} query={new URLSearchParams(search)} />)
  return { ...host, unmount, ...service, user: userEvent.setup() }
}

/** Logs in on a page. */
export async function logIn(opened: ReturnType<typeof openPage>) {
  await fill(opened, { email: sound.email, password: sound.password })
  await opened.user.keyboard('{Enter}')
}

/** Returns the address of a link. */
export const linkTo = (name: string): string | null =>
  screen.getByRole('link', { name }).getAttribute('href')
