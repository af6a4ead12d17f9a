import {
  termActs,
  termLanguages,
  termMatches,
  termPlaces,
} from '@tessera/contracts/calls/house-lists'
import { Checkbox } from '@tessera/ui/checkbox'
import { SelectField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import parts from '../frame/parts.module.css'
import { listWords as words } from './words.ts'

/** The consequence of the words of a form, and where and for whom it counts. */
export interface TermOptions {
  readonly act: (typeof termActs)[number]
  readonly match: (typeof termMatches)[number]
  readonly language: (typeof termLanguages)[number] | null
  readonly places: readonly (typeof termPlaces)[number][]
}

/** The options of a new form: words wait for a look, everywhere. */
export const usualOptions: TermOptions = {
  act: 'queue',
  match: 'word',
  language: null,
  places: termPlaces,
}

const acts = {
  refuse: words.actRefuse,
  queue: words.actQueue,
  hide: words.actHide,
  allow: words.actAllow,
} as const
const matches = { word: words.matchWord, part: words.matchPart } as const
const languages = { en: words.english, de: words.german } as const
const places = {
  pin: words.placePin,
  board: words.placeBoard,
  comment: words.placeComment,
  profile: words.placeProfile,
  invite: words.placeInvite,
} as const

/** Returns what happens with a word, as the list says it. */
export const optionsText = ({ act, match, language, places: where }: TermOptions): string =>
  [
    acts[act](),
    matches[match](),
    ...(language === null ? [] : [languages[language]()]),
    ...(where.length === termPlaces.length ? [] : [where.map((each) => places[each]()).join(', ')]),
  ].join(' · ')

interface TermFieldsProps {
  readonly options: TermOptions
  readonly fault: string | undefined
  readonly onChange: (options: TermOptions) => void
}

/** The fields about what happens with words. */
export function TermFields({ options, fault, onChange }: TermFieldsProps): ReactElement {
  const change = (changes: Partial<TermOptions>) => onChange({ ...options, ...changes })
  return (
    <>
      <SelectField
        label={words.act()}
        value={options.act}
        onChange={({ currentTarget: { value } }) => {
          const act = termActs.find((each) => each === value)
          if (act !== undefined) change({ act })
        }}
      >
        {termActs.map((act) => (
          <option key={act} value={act}>
            {acts[act]()}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.match()}
        value={options.match}
        onChange={({ currentTarget: { value } }) => {
          const match = termMatches.find((each) => each === value)
          if (match !== undefined) change({ match })
        }}
      >
        {termMatches.map((match) => (
          <option key={match} value={match}>
            {matches[match]()}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.language()}
        value={options.language ?? ''}
        onChange={({ currentTarget: { value } }) =>
          change({ language: termLanguages.find((each) => each === value) ?? null })
        }
      >
        <option value="">{words.languageAll()}</option>
        {termLanguages.map((language) => (
          <option key={language} value={language}>
            {languages[language]()}
          </option>
        ))}
      </SelectField>
      <fieldset className={parts.form}>
        <legend>{words.places()}</legend>
        {termPlaces.map((place) => (
          <Checkbox
            key={place}
            label={places[place]()}
            checked={options.places.includes(place)}
            onChange={({ currentTarget: { checked } }) =>
              change({
                places: termPlaces.filter((each) =>
                  each === place ? checked : options.places.includes(each),
                ),
              })
            }
          />
        ))}
        {fault === undefined ? null : (
          <p role="alert" className={parts.fault}>
            {fault}
          </p>
        )}
      </fieldset>
    </>
  )
}
