import { useStore } from '@nanostores/react'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { SelectField } from '@tessera/ui/field'
import { type ReactElement, useRef, useState } from 'react'
import styles from '../../pictures/video/video.module.css'
import { counted, words } from '../../pictures/video/words.ts'
import { type Captions, captionLanguages, captionsOfFile, languageOf } from './captions.ts'

interface CaptionsFieldProps {
  readonly value: Captions | null
  readonly onChange: (captions: Captions | null) => void
}

/** Chooses the language of captions, by its name in the language of the page. */
function LanguageField({
  value,
  locale,
  onChange,
}: {
  readonly value: string
  readonly locale: string
  readonly onChange: (language: string) => void
}): ReactElement {
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  const options = captionLanguages
    .map((language) => ({ language, name: names.of(language) ?? language }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
  return (
    <SelectField
      label={words.language()}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map(({ language, name }) => (
        <option key={language} value={language}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

/** Takes a captions file, and says what is wrong with one that can't be read. The earlier one stays. */
export function CaptionsField({ value, onChange }: CaptionsFieldProps): ReactElement {
  const locale = useStore(useShell().$locale)
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()

  async function take(file: File): Promise<void> {
    const read = await captionsOfFile(file)
    setFault(read.ok ? undefined : read.fault)
    if (read.ok) onChange({ ...read.captions, language: value?.language ?? languageOf(locale) })
  }

  return (
    <fieldset className={styles.part}>
      <legend className={styles.name}>{words.captions()}</legend>
      <p role="status" className={styles.about}>
        {value === null
          ? words.captionsHint()
          : words.captionsOf({ name: value.name, cues: plural(value.count, counted.cues, locale) })}
      </p>
      <div className={styles.actions}>
        <Button size="small" onClick={() => input.current?.click()}>
          {value === null ? words.captionsChoose() : words.captionsAnother()}
        </Button>
        {value === null ? null : (
          <Button size="small" onClick={() => onChange(null)}>
            {words.captionsRemove()}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept=".vtt,.srt,text/vtt,application/x-subrip"
        hidden
        aria-label={words.captionsChoose()}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          target.value = ''
          if (chosen !== undefined) void take(chosen)
        }}
      />
      {fault === undefined ? null : (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      {value === null ? null : (
        <LanguageField
          {...{ locale, value: value.language }}
          onChange={(language) => onChange({ ...value, language })}
        />
      )}
    </fieldset>
  )
}
