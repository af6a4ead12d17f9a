// @vitest-environment jsdom
import * as answers from '@tessera/testing/answers'
import { answerError, testShell } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { mira, pretendService, readingCorner } from '../../test/service.ts'
import SignUpModal from './overlay.tsx'

type Asked = Partial<Parameters<typeof SignUpModal>[0]['input']>

function open(asked: Asked = {}, service = pretendService(answers)) {
  const close = vi.fn()
  const host = testShell({ moduleName: 'auth', answer: service.answer })
  const input = { source: 'saveButton', pinId: readingCorner.id, ...asked } as const
  host.render(<SignUpModal input={input} close={close} />)
  return { ...host, ...service, close, user: userEvent.setup() }
}

type Opened = ReturnType<typeof open>

const field = (name: string) => screen.getByLabelText(name)
const press = ({ user }: Opened, name: string) => user.click(screen.getByRole('button', { name }))

async function fill(opened: Opened, email: string, password: string, birthday?: string) {
  const { user } = opened
  if (email !== '') await user.type(field('Email'), email)
  if (password !== '') await user.type(field('Password'), password)
  if (birthday !== undefined) await user.type(field('Birthday'), birthday)
}

test('a visitor who wanted to save a pin signs up, and the session is told before the modal goes', async () => {
  const opened = open()
  await press(opened, 'Continue with email')
  await fill(opened, 'mira@studio.example', 'slow-mornings', '1994-04-12')
  await press(opened, 'Continue')
  await waitFor(() => expect(opened.close).toHaveBeenCalled())
  expect(opened.events).toEqual([{ name: 'session.changed', payload: { viewer: mira } }])
  expect(opened.sent.at(-1)).toEqual({
    path: '/resource/UserRegisterResource/create/',
    body: {
      type: 'email',
      email: 'mira@studio.example',
      password: 'slow-mornings',
      birthday: 766_108_800,
      signup_source: 'saveButton',
    },
  })
  expect(opened.addresses).toEqual([])
})

test('V2.5 somebody who wanted to save a pin sees it', async () => {
  open()
  expect(await screen.findByRole('img', { name: 'A reading corner' })).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Sign up to save this Pin' })).toBeTruthy()
})

test('V2.5 somebody who wanted to follow sees whom', async () => {
  open({ source: 'followButton' })
  expect(await screen.findByRole('img', { name: 'Studio Lumen' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Sign up to follow Studio Lumen' })).toBeTruthy()
})

test("V2.6 it first shows 'Continue with email', and then the form with the focus in it", async () => {
  const opened = open()
  expect(screen.queryByLabelText('Email')).toBeNull()
  await press(opened, 'Continue with email')
  expect(document.activeElement).toBe(field('Email'))
})

test('V2.7 the form has email, password and birthday, and the first wrong field takes the focus', async () => {
  const opened = open({ source: 'homePage' })
  await press(opened, 'Continue')
  expect(screen.getByText("You missed a spot! Don't forget to add your email.")).toBeTruthy()
  expect(screen.getByText('Your password is too short! You need 6+ characters.')).toBeTruthy()
  expect(screen.getByText("You missed a spot. Don't forget to add your birthday.")).toBeTruthy()
  expect(document.activeElement).toBe(field('Email'))
  expect(opened.sent.filter(({ path }) => path.includes('register'))).toEqual([])
})

test('V5.4 the address that was probably meant is one tap away', async () => {
  const opened = open({ source: 'homePage' })
  await opened.user.type(field('Email'), 'mira@gmial.com')
  await opened.user.click(await screen.findByRole('button', { name: 'mira@gmail.com' }))
  expect(field('Email')).toHaveProperty('value', 'mira@gmail.com')
  expect(screen.queryByText(/Did you mean/)).toBeNull()
  expect(document.activeElement).toBe(field('Email'))
})

test('V4.14 an email that has an account turns the form into a log-in for it', async () => {
  const opened = open(
    { source: 'homePage' },
    pretendService(answers, { emails: ['mira@studio.example'] }),
  )
  await fill(opened, 'mira@studio.example', '')
  await press(opened, 'Continue')
  expect(
    await screen.findByRole('heading', { name: "Looks like you're already on Tessera" }),
  ).toBeTruthy()
  expect(field('Email')).toHaveProperty('value', 'mira@studio.example')
  expect(screen.queryByLabelText('Birthday')).toBeNull()
  expect(document.activeElement).toBe(field('Password'))
})

test('a wrong password is said at the password, and the right one then opens the door', async () => {
  const opened = open({ start: 'log-in' })
  await fill(opened, 'mira@studio.example', 'fast-mornings')
  await press(opened, 'Log in')
  const said = await screen.findByText('The password you entered is incorrect.')
  expect(field('Password').getAttribute('aria-describedby')).toContain(said.id)
  expect(field('Password')).toHaveProperty('value', 'fast-mornings')
  await opened.user.clear(field('Password'))
  await fill(opened, '', 'slow-mornings')
  await press(opened, 'Log in')
  await waitFor(() => expect(opened.close).toHaveBeenCalled())
  expect(opened.events).toHaveLength(1)
})

test('what the service refuses is said, and nothing that was written is lost', async () => {
  const service = pretendService(answers)
  const opened = open(
    { source: 'homePage' },
    {
      ...service,
      answer: async (request) =>
        request.url.includes('UserRegister')
          ? answerError('password-weak')
          : service.answer(request),
    },
  )
  await fill(opened, 'mira@studio.example', 'qwerty123', '1994-04-12')
  await press(opened, 'Continue')
  expect(await screen.findByText('Please make a stronger password.')).toBeTruthy()
  expect(field('Email')).toHaveProperty('value', 'mira@studio.example')
  expect(field('Password')).toHaveProperty('value', 'qwerty123')
  expect(field('Birthday')).toHaveProperty('value', '1994-04-12')
  expect(opened.close).not.toHaveBeenCalled()
})

test('without a connection it says so above the button', async () => {
  const opened = open(
    { source: 'homePage', pinId: undefined },
    {
      sent: [],
      answer: () => Promise.reject(new TypeError('no network')),
    },
  )
  await fill(opened, 'mira@studio.example', 'slow-mornings', '1994-04-12')
  await press(opened, 'Continue')
  expect((await screen.findByRole('alert')).textContent).toContain('offline')
})

test('while the service is asked the modal says it is busy, and a second press sends nothing', async () => {
  const asked: string[] = []
  const opened = open(
    { source: 'homePage', pinId: undefined },
    {
      sent: [],
      answer: ({ url }) => {
        asked.push(url)
        return new Promise<Response>(() => {})
      },
    },
  )
  await fill(opened, 'mira@studio.example', 'slow-mornings', '1994-04-12{Enter}')
  expect(screen.getByRole('dialog').getAttribute('aria-busy')).toBe('true')
  await opened.user.keyboard('{Enter}')
  expect(asked).toHaveLength(1)
})

test('a password can be shown and hidden again', async () => {
  const opened = open({ source: 'homePage' })
  await press(opened, 'Show password')
  expect(field('Password')).toHaveProperty('type', 'text')
  await press(opened, 'Hide password')
  expect(field('Password')).toHaveProperty('type', 'password')
})

test('V4.1 already a member, or in need of an account: each is one press, and the email stays', async () => {
  const opened = open({ source: 'commentComposer' })
  await press(opened, 'Log in')
  expect(screen.getByRole('heading', { name: 'Log in to comment' })).toBeTruthy()
  await opened.user.type(field('Email'), 'mira@studio.example')
  await press(opened, 'Sign up now')
  expect(screen.getByRole('heading', { name: 'Sign up to comment' })).toBeTruthy()
  expect(field('Email')).toHaveProperty('value', 'mira@studio.example')
})

test('V2.30 it links to the terms and the privacy policy, without leaving what was written', () => {
  open()
  const dialog = within(screen.getByRole('dialog'))
  const [terms, privacy] = dialog.getAllByRole('link')
  expect(terms?.getAttribute('href')).toBe('/_/_/policy/terms-of-service/')
  expect(privacy?.getAttribute('href')).toBe('/_/_/policy/privacy-policy/')
  expect(privacy?.getAttribute('target')).toBe('_blank')
})

test('the modal is 484 wide and its form 268', () => {
  open()
  expect(screen.getByRole('dialog').style.getPropertyValue('--modal-width')).toBe('484px')
  const button = screen.getByRole('button', { name: 'Continue with email' })
  expect(button.parentElement?.style.maxInlineSize).toBe('268px')
})
