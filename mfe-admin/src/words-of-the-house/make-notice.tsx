import { createHouseNotice } from '@tessera/contracts/calls/house-notices'
import { noticeAudiences, noticeKinds } from '@tessera/contracts/house-words'
import { useUnsaved } from '@tessera/module/drafts'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { SelectField, TextField } from '@tessera/ui/field'
import { type ReactElement, useState } from 'react'
import { ActDialog } from '../acts/act-dialog.tsx'
import { Part } from '../frame/part.tsx'
import parts from '../frame/parts.module.css'
import { noticeWords as words } from './words.ts'
import styles from './words-of-the-house.module.css'

interface Draft {
  readonly kind: (typeof noticeKinds)[number]
  readonly audience: (typeof noticeAudiences)[number]
  readonly en: string
  readonly de: string
  /** Moments as fields have them, in the writer's own time. */
  readonly starts: string
  readonly ends: string
}

const empty: Draft = { kind: 'news', audience: 'everybody', en: '', de: '', starts: '', ends: '' }

const momentOf = (field: string): string | null =>
  field === '' ? null : new Date(field).toISOString()

/** Writes a notice, and publishes it after a confirmation. */
export function MakeNotice(): ReactElement {
  const { toast } = useShell()
  const [draft, setDraft] = useState<Draft>(empty)
  const [isTried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }))
  const { kind, audience, en, de, starts, ends } = draft
  const endsAt = momentOf(ends)
  useUnsaved(en !== '' || de !== '')
  return (
    <Part title={words.make()}>
      <form
        noValidate
        className={parts.form}
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (en.trim() !== '' && endsAt !== null) setAsking(true)
        }}
      >
        <TextField
          label={words.en()}
          hint={words.lineHint()}
          maxLength={120}
          lang="en"
          value={en}
          error={isTried && en.trim() === '' ? words.textMissing() : undefined}
          onChange={({ currentTarget }) => change({ en: currentTarget.value })}
        />
        <TextField
          label={words.de()}
          maxLength={120}
          lang="de"
          value={de}
          onChange={({ currentTarget }) => change({ de: currentTarget.value })}
        />
        <div className={styles.fields}>
          <SelectField
            label={words.kind()}
            value={kind}
            onChange={({ currentTarget: { value } }) =>
              change({ kind: noticeKinds.find((each) => each === value) ?? kind })
            }
          >
            {noticeKinds.map((each) => (
              <option key={each} value={each}>
                {words[each]()}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={words.audience()}
            value={audience}
            onChange={({ currentTarget: { value } }) =>
              change({ audience: noticeAudiences.find((each) => each === value) ?? audience })
            }
          >
            {noticeAudiences.map((each) => (
              <option key={each} value={each}>
                {words[each]()}
              </option>
            ))}
          </SelectField>
          <TextField
            type="datetime-local"
            label={words.starts()}
            hint={words.startsHint()}
            value={starts}
            onChange={({ currentTarget }) => change({ starts: currentTarget.value })}
          />
          <TextField
            type="datetime-local"
            label={words.ends()}
            value={ends}
            error={isTried && endsAt === null ? words.endsMissing() : undefined}
            onChange={({ currentTarget }) => change({ ends: currentTarget.value })}
          />
        </div>
        <div>
          <Button kind="primary" type="submit">
            {words.publish()}
          </Button>
        </div>
      </form>
      {isAsking ? (
        <ActDialog
          title={words.publishTitle()}
          says={words.publishSays({ audience: words[audience](), text: en })}
          button={words.publish()}
          send={(client, { reason }) =>
            client.call(createHouseNotice, {
              kind,
              audience,
              en,
              de,
              starts_at: momentOf(starts),
              ends_at: endsAt ?? '',
              reason,
            })
          }
          onClose={() => setAsking(false)}
          done={() => {
            setAsking(false)
            setDraft(empty)
            setTried(false)
            toast({ text: words.published(), tone: 'good' })
          }}
        />
      ) : null}
    </Part>
  )
}
