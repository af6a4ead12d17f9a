import {
  expectIn,
  expectOut,
  logInByHand,
  logOutByHand,
  loseSession,
  signUpVerified,
} from '@tessera/e2e/new-account'
import { type CDPSession, expect, type Page, test } from '@tessera/e2e/test'

/** Gives a page's browser an authenticator whose owner always puts a finger on it. */
async function virtualAuthenticator(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const of = { authenticatorId }
  return {
    /** True when the person confirms with a finger. */
    touches: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { ...of, enabled }),
    verifies: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { ...of, isUserVerified }),
    count: async () => (await session.send('WebAuthn.getCredentials', of)).credentials.length,
    /**
     * Makes the next pages offer no passkey in their fields, until the returned function is called. A
     * virtual authenticator takes such an offer by itself, also between two presses of a button.
     */
    offersNothing: async () => {
      const source = 'PublicKeyCredential.isConditionalMediationAvailable = async () => false'
      const script = await session.send('Page.addScriptToEvaluateOnNewDocument', { source })
      return () => session.send('Page.removeScriptToEvaluateOnNewDocument', script)
    },
  }
}

const panel = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const rows = (page: Page) => panel(page).getByRole('list', { name: 'Your passkeys' })

/** Adds the first passkey, and keeps its recovery codes. */
async function addPasskey(page: Page): Promise<void> {
  await page.goto('/settings/security/')
  await panel(page).getByRole('button', { name: 'Add a passkey' }).click()
  await expect(
    page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem'),
  ).toHaveCount(10)
  await page.getByRole('button', { name: "I've saved them" }).click()
  await expect(rows(page).getByRole('listitem')).toHaveCount(1)
}

test('a passkey is added, logs in by the address field and the button, is the second factor, and is removed', async ({
  page,
}) => {
  const person = await signUpVerified(page)
  const authenticator = await virtualAuthenticator(page)
  await addPasskey(page)
  expect(await authenticator.count()).toBe(1)
  await expect(panel(page)).toContainText('Passkey added')
  await expect(rows(page)).toContainText('Chrome, Linux')

  // The field offers it without a press: the virtual authenticator takes the first offer.
  await authenticator.touches(false)
  await logOutByHand(page)
  await page.goto('/login/')
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible()
  await authenticator.touches(true)
  await page.reload()
  await expectIn(page)

  // By the button, after somebody who could not be verified is refused.
  await authenticator.touches(false)
  await loseSession(page)
  const offersAgain = await authenticator.offersNothing()
  await page.goto('/login/')
  const button = page.getByRole('button', { name: 'Log in with a passkey' })
  await authenticator.verifies(false)
  await authenticator.touches(true)
  const asked = page.waitForResponse(/PasskeyLogInResource/)
  await button.click()
  await asked
  await expect(button).not.toHaveAttribute('aria-busy')
  await expectOut(page)
  await authenticator.verifies(true)
  await button.click()
  await expectIn(page)
  await offersAgain()

  // The password alone is not enough any more.
  await authenticator.touches(false)
  await loseSession(page)
  await logInByHand(page, person)
  await expect(page.getByText(/or enter one of your recovery codes/)).toBeVisible()
  await authenticator.touches(true)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expectIn(page)

  // Removing it needs no further proof: it was used just now.
  await page.goto('/settings/security/')
  await expect(rows(page)).toContainText('Last used')
  await rows(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(panel(page)).toContainText('Passkey removed')
  await expect(rows(page)).toBeHidden()
  // Without a touch, the address field's offer of the removed passkey stays unanswered.
  await authenticator.touches(false)
  await loseSession(page)
  await logInByHand(page, person)
  await expectIn(page)
})
