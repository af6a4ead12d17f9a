import { offeredLocales } from '@tessera/contracts/locale'
import { defineMessages } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import type { PaletteCommand, PaletteCommands } from '@tessera/module'
import { reloadPage } from './account/preferences/reload-page.ts'
import { savePlace } from './account/preferences/save-place.ts'

const words = defineMessages({
  languageIs: 'Language: {name}',
  security: 'Security',
  securityAlso: 'password two-factor second factor passkey devices log out',
  account: 'Account',
  accountAlso: 'email download my data export pause close delete leave',
  forgot: 'Forgot your password?',
  forgotAlso: 'reset recover log in',
  terms: 'Terms of Service',
  termsAlso: 'legal rules',
  privacy: 'Privacy Policy',
  privacyAlso: 'legal data cookies',
})

type Named = 'security' | 'account' | 'forgot' | 'terms' | 'privacy'

/** Returns the command palette's commands for accounts. */
const commandsFor: PaletteCommands = ({ $viewer, $locale, commands }) => {
  const leads = (id: Named, group: PaletteCommand['group'], to: string): PaletteCommand => ({
    id,
    label: words[id](),
    also: words[`${id}Also`](),
    group,
    isQuiet: true,
    to,
  })
  const legal = [
    leads('terms', 'help', paths.terms.to()),
    leads('privacy', 'help', paths.privacyPolicy.to()),
  ]
  if ($viewer.get() === null) return [leads('forgot', 'help', paths.forgotPassword.to()), ...legal]
  async function speak(locale: string): Promise<void> {
    const { state } = await commands.run(savePlace, { locale })
    if (state === 'done') reloadPage()
  }
  return [
    ...offeredLocales
      .filter(({ locale }) => locale !== $locale.get())
      .map(
        ({ locale, name }): PaletteCommand => ({
          id: `language-${locale}`,
          label: words.languageIs({ name }),
          group: 'language',
          run: () => void speak(locale),
        }),
      ),
    leads('security', 'go', paths.securitySettings.to()),
    leads('account', 'go', paths.accountSettings.to()),
    ...legal,
  ]
}

export default commandsFor
