import type { ReturningVisitor } from '@tessera/contracts/entities/returning-visitor'
import { sessionChanged } from '@tessera/contracts/events/facts'
import type { ChosenArms } from '@tessera/contracts/experiments'
import { testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import SignUpModal from '../src/sign-up/sign-up-modal/overlay.tsx'
import type { AuthService } from './service.ts'

/** The input of the modal. */
export type ModalInput = Partial<Parameters<typeof SignUpModal>[0]['input']>

interface World {
  readonly service: AuthService
  readonly returning?: ReturningVisitor
  readonly experiments?: ChosenArms
}

/** Opens the modal as the shell does. */
export function openModal(asked: ModalInput, { service, returning, experiments }: World) {
  const close = vi.fn()
  const host = testShell({
    moduleName: 'auth',
    answer: service.answer,
    ...(returning === undefined ? {} : { returning }),
    ...(experiments === undefined ? {} : { experiments }),
  })
  host.shell.bus.on(sessionChanged, ({ viewer }) => host.stores.$viewer.set(viewer))
  const input = { source: 'homePage', ...asked } as const
  const { unmount } = host.render(<SignUpModal input={input} close={close} />)
  return { ...host, unmount, sent: service.sent, close, user: userEvent.setup() }
}

/** An open modal. */
export type Opened = ReturnType<typeof openModal>

/** Returns a field by its label. */
export const field = (name: string): HTMLElement => screen.getByLabelText(name)

/** Presses a button. */
export const press = ({ user }: Pick<Opened, 'user'>, name: string): Promise<void> =>
  user.click(screen.getByRole('button', { name }))

/** Types the given values into the form. */
export async function fill(
  { user }: Pick<Opened, 'user'>,
  written: { readonly email?: string; readonly password?: string; readonly birthday?: string },
): Promise<void> {
  const { email, password, birthday } = written
  if (email !== undefined) await user.type(field('Email'), email)
  if (password !== undefined) await user.type(field('Password'), password)
  if (birthday === undefined) return
  const [year = '', month = '', day = ''] = birthday.split('-')
  await user.click(screen.getByRole('spinbutton', { name: 'Month' }))
  await user.keyboard(`${month}${day}${year}`)
}
