// @vitest-environment jsdom
import {
  confirmByPasskey,
  finishPasskey,
  listPasskeys,
  type Passkey,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyProof,
} from '@tessera/contracts/calls/passkeys'
import { getSecurity } from '@tessera/contracts/calls/security'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { answerError } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { browserPasskeys } from '../../../test/browser-passkeys.ts'
import { openSecurity, plain } from '../../../test/security.ts'

const laptop: Passkey = {
  id: 'bGFwdG9w',
  name: 'Chrome, Linux',
  created_at: '2026-03-12T08:00:00Z',
  last_used_at: null,
  synced: false,
  is_blocked: false,
}

const creation = {
  rp: { id: 'localhost', name: 'Tessera' },
  user: { id: 'aGFuZGxl', name: 'mira@studio.example', displayName: 'Mira' },
  challenge: 'AAAA',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 } as const],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  } as const,
  attestation: 'none' as const,
}

const request = {
  rpId: 'localhost',
  challenge: 'AAAA',
  timeout: 300_000,
  allowCredentials: [{ type: 'public-key' as const, id: laptop.id, transports: ['internal'] }],
  userVerification: 'required' as const,
}

const withOne = { ...plain, passkeys: 1, recovery_codes_left: 10 }
const codes = Array.from({ length: 10 }, (_, at) => `aaaa-bbb${at}`)

const panel = () => within(screen.getByRole('region', { name: 'Passkeys' }))
const press = async ({ user }: ReturnType<typeof openSecurity>, name: string) =>
  user.click(await panel().findByRole('button', { name }))
const inputsOf = ({ asked }: ReturnType<typeof openSecurity>, { name }: { name: string }) =>
  asked.filter(({ call }) => call === name).map(({ input }) => input)

/** A service that lists what was added. */
function serviceWith(listed: Passkey[] = [], security = withOne) {
  return [
    [listPasskeys, () => listed],
    [startPasskey, () => creation],
    [
      finishPasskey,
      () => {
        listed.push(laptop)
        return { passkey: laptop, security, recovery_codes: codes }
      },
    ],
  ] as const
}

test('an account without passkeys is told what changes with the first one', async () => {
  browserPasskeys()
  openSecurity(...serviceWith())
  expect(await panel().findByText(/your password alone won't be enough/)).toBeTruthy()
  expect(panel().getByRole('button', { name: 'Add a passkey' })).toBeTruthy()
})

test('adding a passkey shows the recovery codes of the first factor, the news and the new row', async () => {
  const browser = browserPasskeys('given')
  const opened = openSecurity(...serviceWith())
  await press(opened, 'Add a passkey')
  const dialog = within(await screen.findByRole('dialog', { name: 'Save your recovery codes' }))
  expect(dialog.getAllByRole('listitem')).toHaveLength(10)
  await opened.user.click(dialog.getByRole('button', { name: "I've saved them" }))
  expect(await panel().findByText(/Passkey added/)).toBeTruthy()
  expect(await panel().findByRole('heading', { name: 'Chrome, Linux' })).toBeTruthy()
  expect(browser.create.mock.calls[0]?.[0]).toMatchObject({
    publicKey: { authenticatorSelection: { residentKey: 'required' } },
  })
  expect(inputsOf(opened, finishPasskey)).toEqual([
    {
      passkey: {
        id: 'aWQ',
        response: {
          clientDataJSON: 'e30',
          attestationObject: 'YXR0ZXN0YXRpb24',
          transports: ['internal'],
        },
      },
    },
  ])
})

test('a closed prompt changes nothing and shows no error', async () => {
  browserPasskeys('NotAllowedError')
  const opened = openSecurity(...serviceWith())
  await press(opened, 'Add a passkey')
  await waitFor(() => expect(inputsOf(opened, startPasskey)).toHaveLength(1))
  await waitFor(() =>
    expect(panel().getByRole('button', { name: 'Add a passkey' }).ariaBusy).toBeNull(),
  )
  expect(panel().queryByRole('alert')).toBeNull()
  expect(inputsOf(opened, finishPasskey)).toEqual([])
})

test.each([
  ['InvalidStateError', 'passkey-exists'],
  ['UnknownError', 'passkey-failed'],
] as const)('%s of the browser is said as %s', async (ending, code) => {
  browserPasskeys(ending)
  const opened = openSecurity(...serviceWith())
  await press(opened, 'Add a passkey')
  expect((await panel().findByRole('alert')).textContent).toBe(errorCatalogue[code].message)
})

test('each passkey has its name, its times and whether it is synced', async () => {
  browserPasskeys()
  const phone = {
    ...laptop,
    id: 'cGhvbmU',
    name: 'Apple Passwords',
    synced: true,
    last_used_at: new Date(Date.now() - 2 * 3_600_000).toISOString(),
  }
  openSecurity([listPasskeys, () => [laptop, phone]])
  const rows = within(await panel().findByRole('list', { name: 'Your passkeys' }))
  expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Chrome, LinuxNot used yet · Added on Mar 12, 2026RenameRemove',
    'Apple PasswordsSyncedLast used 2 hours ago · Added on Mar 12, 2026RenameRemove',
  ])
})

test('renaming a passkey takes a name and reloads the list', async () => {
  browserPasskeys()
  const listed = [laptop]
  const opened = openSecurity(
    [listPasskeys, () => listed],
    [
      renamePasskey,
      ({ name }) => {
        listed[0] = { ...laptop, name }
        return { ...laptop, name }
      },
    ],
  )
  await press(opened, 'Rename: Chrome, Linux')
  const dialog = within(screen.getByRole('dialog', { name: 'Rename your passkey' }))
  const field = dialog.getByLabelText('Name')
  await opened.user.clear(field)
  await opened.user.keyboard('{Enter}')
  expect(dialog.getByText("You missed a spot! Don't forget to add a name.")).toBeTruthy()
  await opened.user.type(field, 'My laptop{Enter}')
  expect(await panel().findByRole('heading', { name: 'My laptop' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(inputsOf(opened, renamePasskey)).toEqual([{ id: laptop.id, name: 'My laptop' }])
})

test('removing a passkey asks first, and asks for a passkey where a proof is missing', async () => {
  browserPasskeys('given')
  const listed = [laptop]
  let proven = false
  const opened = openSecurity(
    [getSecurity, () => withOne],
    [listPasskeys, () => [...listed]],
    [startPasskeyProof, () => request],
    [
      confirmByPasskey,
      () => {
        proven = true
        return withOne
      },
    ],
    [
      removePasskey,
      () => {
        if (!proven) return answerError('factor-needed')
        listed.pop()
        return plain
      },
    ],
  )
  await press(opened, 'Remove: Chrome, Linux')
  const dialog = within(screen.getByRole('dialog', { name: 'Remove this passkey?' }))
  expect(dialog.getByText(/It's your only second factor/)).toBeTruthy()
  await opened.user.click(dialog.getByRole('button', { name: 'Remove' }))
  const step = within(await screen.findByRole('dialog', { name: 'Enter your code to continue' }))
  expect(step.getByLabelText('Recovery code')).toBeTruthy()
  await opened.user.click(step.getByRole('button', { name: 'Use a passkey' }))
  expect(await panel().findByText(/Passkey removed/)).toBeTruthy()
  await waitFor(() => expect(panel().queryByRole('heading', { name: laptop.name })).toBeNull())
  expect(inputsOf(opened, removePasskey)).toHaveLength(2)
})

test('the only way to log in stays, with the reason', async () => {
  browserPasskeys()
  const opened = openSecurity(
    [getSecurity, () => ({ ...withOne, has_password: false })],
    [listPasskeys, () => [laptop]],
    [removePasskey, () => answerError('last-way-in')],
  )
  await press(opened, 'Remove: Chrome, Linux')
  await opened.user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }),
  )
  expect((await screen.findByRole('alert')).textContent).toBe(errorCatalogue['last-way-in'].message)
})

test('an account without a password confirms itself by a passkey', async () => {
  browserPasskeys('given')
  const listed = [laptop]
  const none = { ...withOne, has_password: false }
  let confirmed = false
  const opened = openSecurity(
    [getSecurity, () => none],
    [listPasskeys, () => listed],
    [startPasskey, () => (confirmed ? creation : answerError('confirm-needed'))],
    [finishPasskey, () => ({ passkey: laptop, security: none, recovery_codes: null })],
    [startPasskeyProof, () => request],
    [
      confirmByPasskey,
      () => {
        confirmed = true
        return none
      },
    ],
  )
  await press(opened, 'Add a passkey')
  const dialog = within(await screen.findByRole('dialog', { name: "Confirm it's you" }))
  expect(dialog.queryByLabelText('Password')).toBeNull()
  await opened.user.click(dialog.getByRole('button', { name: 'Use a passkey' }))
  expect(await panel().findByText(/Passkey added/)).toBeTruthy()
})

test('an unconfirmed email is asked for first', async () => {
  browserPasskeys()
  const opened = openSecurity([listPasskeys, () => []])
  const viewer = opened.stores.$viewer.get()
  if (viewer !== null) opened.stores.$viewer.set({ ...viewer, email_verified: false })
  expect(await panel().findByText(/Confirm your email before/)).toBeTruthy()
  expect(panel().getByRole('button', { name: 'Add a passkey' })).toHaveProperty('disabled', true)
})

test('a browser without passkeys still lists them, and says why none can be added', async () => {
  openSecurity([listPasskeys, () => [laptop]])
  expect(await panel().findByText(/This browser can't use passkeys/)).toBeTruthy()
  expect(panel().getByRole('heading', { name: laptop.name })).toBeTruthy()
  expect(panel().queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})
