import { useStore } from '@nanostores/react'
import type { Theme } from '@tessera/contracts/boot'
import { themeChosen } from '@tessera/contracts/events/facts'
import { useShell, useTitle } from '@tessera/module/react'
import { SettingsPage, SettingsPanel } from '@tessera/ui/settings-page'
import { type ReactElement, useSyncExternalStore } from 'react'
import styles from './preferences.module.css'
import { words } from './words.ts'

const themes = ['system', 'light', 'dark'] as const satisfies readonly Theme[]

const lessMotion = '(prefers-reduced-motion: reduce)'

function useLessMotion(): boolean {
  return useSyncExternalStore(
    (hear) => {
      const query = matchMedia(lessMotion)
      query.addEventListener('change', hear)
      return () => query.removeEventListener('change', hear)
    },
    () => matchMedia(lessMotion).matches,
  )
}

function ThemeChoice({ theme }: { readonly theme: Theme }): ReactElement {
  const { $theme, bus } = useShell()
  const chosen = useStore($theme)
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name="theme"
        className={styles.radio}
        checked={chosen === theme}
        onChange={() => bus.emit(themeChosen, { theme })}
      />
      <span aria-hidden="true" className={styles.sample} data-theme-sample={theme}>
        <span />
      </span>
      <span>{words[theme]()}</span>
    </label>
  )
}

/** The look of the product in this browser. A choice shows at once, in every tab. */
export default function AppearancePage(): ReactElement {
  const { brand } = useShell()
  const less = useLessMotion()
  useTitle(words.appearance())
  return (
    <SettingsPage title={words.appearance()} lead={words.appearanceLead({ brand })}>
      <SettingsPanel title={words.theme()} why={words.systemHint()}>
        <fieldset aria-label={words.theme()} className={styles.themes}>
          {themes.map((theme) => (
            <ThemeChoice key={theme} theme={theme} />
          ))}
        </fieldset>
      </SettingsPanel>
      <SettingsPanel title={words.motion()} why={words.motionWhy({ brand })}>
        <p>{less ? words.motionLess() : words.motionFull()}</p>
      </SettingsPanel>
    </SettingsPage>
  )
}
