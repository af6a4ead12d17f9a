import type { Bus } from '@tessera/bus'
import { themeChosen } from '@tessera/contracts/events/facts'
import type { Stores } from '@tessera/module/host'

/** Shows the theme that was chosen in this tab or another one. */
export function followTheme(
  { bus, stores }: { readonly bus: Bus; readonly stores: Stores },
  page: Document,
): void {
  bus.on(themeChosen, async ({ theme }) => {
    stores.$theme.set(theme)
    const { chooseTheme } = await import('./choose-theme.ts')
    chooseTheme(theme, page)
  })
}
