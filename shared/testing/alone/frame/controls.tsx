import { SelectField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import { type AnswerState, answerStates } from '../../src/answer-states.ts'
import type { About } from '../about.ts'
import { type Choices, languages, layouts, themes } from './choices.ts'
import styles from './harness-page.module.css'
import type { Harness } from './use-harness.ts'

const stateNames: Readonly<Record<AnswerState, string>> = {
  'as-answered': 'As the service answers',
  slow: 'After 2 seconds',
  never: 'Never',
  failing: 'Failing (500)',
  offline: 'No network',
  empty: 'Empty lists',
  'not-found': 'Not found (404)',
  'session-ended': 'Session ended (401)',
  'rate-limited': 'Rate limited (429)',
}

const languageNames: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'German',
  'en-XA': 'Long texts (en-XA)',
  'ar-XB': 'Right to left (ar-XB)',
}

const themeNames = { system: 'As the system', light: 'Light', dark: 'Dark' } as const

type Option = readonly [value: string, name: string]

function Choice(props: {
  readonly label: string
  readonly value: string
  readonly options: readonly Option[]
  readonly onChoose: (value: string) => void
}): ReactElement {
  const { label, value, options, onChoose } = props
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

const known = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text)

const layoutTitles = { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' } as const

const layoutNames = ['phone', 'tablet', 'desktop'] as const

/** The viewer, layout, theme, language and the state of the service's answers. */
export function Controls(props: {
  readonly about: About
  readonly harness: Harness
}): ReactElement {
  const { choices, change } = props.harness
  const set =
    <Name extends keyof Choices>(name: Name, values: readonly (Choices[Name] & string)[]) =>
    (text: string) => {
      const value = known(values, text)
      if (value !== undefined) change({ [name]: value })
    }
  const people = props.about.people.map(
    ({ username, name, what }): Option => [username, `${name} (${what})`],
  )
  return (
    <div className={styles.fields}>
      <Choice
        label="Viewer"
        value={choices.viewer}
        options={[['', 'Visitor'], ...people]}
        onChoose={(viewer) => change({ viewer })}
      />
      <Choice
        label="Answers"
        value={choices.answers}
        options={answerStates.map((state): Option => [state, stateNames[state]])}
        onChoose={set('answers', answerStates)}
      />
      <Choice
        label="Layout"
        value={choices.layout}
        options={layoutNames.map(
          (name): Option => [name, `${layoutTitles[name]}, ${layouts[name].width} px`],
        )}
        onChoose={set('layout', layoutNames)}
      />
      <Choice
        label="Theme"
        value={choices.theme}
        options={themes.map((theme): Option => [theme, themeNames[theme]])}
        onChoose={set('theme', themes)}
      />
      <Choice
        label="Language"
        value={choices.language}
        options={languages.map(
          (language): Option => [language, languageNames[language] ?? language],
        )}
        onChoose={set('language', languages)}
      />
    </div>
  )
}
