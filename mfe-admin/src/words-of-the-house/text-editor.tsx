import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import {
  type HouseTextVersion,
  houseTextVersions,
  writeHouseText,
} from '@tessera/contracts/calls/house-texts'
import { readHouseMarkdown } from '@tessera/contracts/house-markdown'
import { type HouseTextKind, isAlwaysThere } from '@tessera/contracts/house-words'
import { useUnsaved } from '@tessera/module/drafts'
import { HouseTextBlocks } from '@tessera/module/house-text'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/checkbox'
import { TextArea, TextField } from '@tessera/ui/field'
import { QueryRegion } from '@tessera/ui/query-region'
import { type ReactElement, useState } from 'react'
import { ActDialog } from '../acts/act-dialog.tsx'
import { Part } from '../frame/part.tsx'
import parts from '../frame/parts.module.css'
import { RowsWaiting } from '../frame/rows-waiting.tsx'
import { useWhen } from '../frame/use-when.ts'
import { frameWords } from '../frame/words.ts'
import { textNames, textWords as words } from './words.ts'
import styles from './words-of-the-house.module.css'

interface Draft {
  readonly en: string
  readonly de: string
  readonly isMaterial: boolean
  readonly changesEn: string
  readonly changesDe: string
  readonly later: string
}

/** Returns the days of a field; undefined for anything but a number from 0 to 90. */
const laterIn = (text: string): number | undefined => {
  const days = /^\d{1,2}$/.test(text.trim()) ? Number(text) : -1
  return days >= 0 && days <= 90 ? days : undefined
}

function Preview({ text }: { readonly text: string }) {
  const { brand } = useShell()
  return text.trim() === '' ? (
    <p className={parts.text}>{words.previewEmpty()}</p>
  ) : (
    <HouseTextBlocks blocks={readHouseMarkdown(text.replaceAll('{brand}', brand))} />
  )
}

function MaterialFields(props: {
  readonly draft: Draft
  readonly isTried: boolean
  readonly change: (changes: Partial<Draft>) => void
}) {
  const { draft, isTried, change } = props
  return (
    <>
      <Checkbox
        label={words.material()}
        checked={draft.isMaterial}
        onChange={() => change({ isMaterial: !draft.isMaterial })}
      />
      {draft.isMaterial ? (
        <>
          <p className={parts.note}>{words.materialWhy()}</p>
          <TextField
            label={words.changesEn()}
            hint={words.changesHint()}
            maxLength={500}
            value={draft.changesEn}
            onChange={({ currentTarget }) => change({ changesEn: currentTarget.value })}
          />
          <TextField
            label={words.changesDe()}
            maxLength={500}
            value={draft.changesDe}
            onChange={({ currentTarget }) => change({ changesDe: currentTarget.value })}
          />
          <TextField
            label={words.later()}
            inputMode="numeric"
            value={draft.later}
            error={isTried && laterIn(draft.later) === undefined ? words.laterFault() : undefined}
            onChange={({ currentTarget }) => change({ later: currentTarget.value })}
          />
        </>
      ) : null}
    </>
  )
}

interface FormProps {
  readonly latest: HouseTextVersion
  readonly versions: readonly HouseTextVersion[]
  readonly mayWrite: boolean
}

function EditorForm({ latest, versions, mayWrite }: FormProps): ReactElement {
  const { toast } = useShell()
  const { day } = useWhen()
  const [draft, setDraft] = useState<Draft>({
    en: latest.en,
    de: latest.de,
    isMaterial: false,
    changesEn: '',
    changesDe: '',
    later: '30',
  })
  const [isTried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }))
  const { kind, version } = latest
  const isChanged = draft.en !== latest.en || draft.de !== latest.de
  const isEmpty = isAlwaysThere(kind) && draft.en.trim() === ''
  const later = laterIn(draft.later)
  useUnsaved(isChanged)
  return (
    <>
      <form
        noValidate
        className={parts.form}
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (!isEmpty && later !== undefined) setAsking(true)
        }}
      >
        <TextArea
          label={words.en()}
          hint={words.markdown({ slot: '{brand}' })}
          error={isTried && isEmpty ? words.enMissing() : undefined}
          rows={14}
          maxLength={40_000}
          lang="en"
          readOnly={!mayWrite}
          value={draft.en}
          onChange={({ currentTarget }) => change({ en: currentTarget.value })}
        />
        <TextArea
          label={words.de()}
          hint={words.deHint()}
          rows={10}
          maxLength={40_000}
          lang="de"
          readOnly={!mayWrite}
          value={draft.de}
          onChange={({ currentTarget }) => change({ de: currentTarget.value })}
        />
        {mayWrite && kind === 'terms' ? <MaterialFields {...{ draft, isTried, change }} /> : null}
        {mayWrite ? (
          <div>
            <Button kind="primary" type="submit" disabled={!isChanged && !draft.isMaterial}>
              {words.save()}
            </Button>
          </div>
        ) : (
          <p className={parts.note}>{words.readOnly()}</p>
        )}
      </form>
      <Part title={words.preview()}>
        <div className={styles.preview}>
          <Preview text={draft.en} />
        </div>
      </Part>
      <Part title={words.versions()}>
        <ul aria-label={words.versions()} className={parts.list}>
          {versions.map((each) => (
            <li key={each.version} className={parts.item}>
              <span className={parts.lines}>
                <strong>
                  {words.version({
                    version: each.version,
                    day: each.changed_at === null ? '–' : day(each.changed_at),
                  })}
                </strong>
                {each.is_material ? <span className={parts.sub}>{words.asked()}</span> : null}
              </span>
              {mayWrite ? (
                <Button
                  size="small"
                  aria-label={words.takeOf({ version: each.version })}
                  onClick={() => change({ en: each.en, de: each.de })}
                >
                  {words.take()}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      </Part>
      {isAsking ? (
        <ActDialog
          title={words.saveTitle()}
          says={draft.isMaterial ? words.saveAsks() : words.saveSays()}
          button={words.save()}
          send={(client, { reason, present_code }) =>
            client.call(writeHouseText, {
              kind,
              after: version,
              en: draft.en,
              de: draft.de,
              is_material: draft.isMaterial,
              later_days: later ?? 30,
              changes_en: draft.changesEn,
              changes_de: draft.changesDe,
              reason,
              present_code,
            })
          }
          onClose={() => setAsking(false)}
          done={() => {
            setAsking(false)
            toast({ text: words.saved(), tone: 'good' })
          }}
        />
      ) : null}
    </>
  )
}

/** Edits a text in both languages, with a preview and its versions. */
export function TextEditor(props: {
  readonly kind: HouseTextKind
  readonly mayWrite: boolean
  readonly onBack: () => void
}): ReactElement {
  const { kind, mayWrite, onBack } = props
  const { client } = useShell()
  const query = useQuery({ ...queryOptions(client, houseTextVersions, { kind }), staleTime: 0 })
  return (
    <div className={parts.stack}>
      <div className={parts.panelHead}>
        <h2>{textNames[kind]()}</h2>
        <Button size="small" data-autofocus onClick={onBack}>
          {words.back()}
        </Button>
      </div>
      <QueryRegion query={query} failed={frameWords.failed()} waiting={<RowsWaiting />}>
        {(versions) => {
          const [latest] = versions
          return latest === undefined ? null : (
            <EditorForm key={latest.version} {...{ latest, versions, mayWrite }} />
          )
        }}
      </QueryRegion>
    </div>
  )
}
