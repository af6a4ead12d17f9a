import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import {
  type DecisionReason,
  houseReasons,
  setHouseReasons,
} from '@tessera/contracts/calls/house-reports'
import { type ReportKind, reportKinds } from '@tessera/contracts/report-kinds'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/checkbox'
import { Chip } from '@tessera/ui/chip'
import { ErrorRegion } from '@tessera/ui/error-region'
import { TextField } from '@tessera/ui/field'
import { type ReactElement, useState } from 'react'
import { ActDialog } from '../acts/act-dialog.tsx'
import { Part } from '../frame/part.tsx'
import parts from '../frame/parts.module.css'
import { RowsWaiting } from '../frame/rows-waiting.tsx'
import { frameWords } from '../frame/words.ts'
import { reasonName } from '../reports/reason-name.ts'
import { decisionWords as words } from './words.ts'

/** A reason with a key of its own, so that a removed row takes no other's text along. */
interface Edited {
  readonly key: number
  readonly reason: DecisionReason
}

interface EditedRowProps {
  readonly edited: Edited
  readonly onChange: (reason: DecisionReason) => void
  readonly onDrop: () => void
}

const toggled = (kinds: readonly ReportKind[], kind: ReportKind): ReportKind[] =>
  kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind]

function EditedRow({ edited: { reason }, onChange, onDrop }: EditedRowProps): ReactElement {
  return (
    <li className={parts.panel}>
      <div className={parts.row}>
        <div className={parts.grow}>
          <TextField
            label={words.english()}
            maxLength={500}
            value={reason.en}
            onChange={({ currentTarget }) => onChange({ ...reason, en: currentTarget.value })}
          />
        </div>
        <div className={parts.grow}>
          <TextField
            label={words.german()}
            lang="de"
            maxLength={500}
            value={reason.de}
            onChange={({ currentTarget }) => onChange({ ...reason, de: currentTarget.value })}
          />
        </div>
      </div>
      <Checkbox
        label={words.keeps()}
        checked={reason.keeps}
        onChange={({ currentTarget }) => onChange({ ...reason, keeps: currentTarget.checked })}
      />
      {reason.keeps ? null : (
        <fieldset aria-label={words.kinds()} className={parts.marks}>
          {reportKinds.map((kind) => (
            <Chip
              key={kind}
              pressed={reason.kinds.includes(kind)}
              onClick={() => onChange({ ...reason, kinds: toggled(reason.kinds, kind) })}
            >
              {reasonName(kind)}
            </Chip>
          ))}
        </fieldset>
      )}
      <div className={parts.answer}>
        <Button size="small" kind="plain" onClick={onDrop}>
          {words.drop()}
        </Button>
      </div>
    </li>
  )
}

const empty: DecisionReason = { en: '', de: '', keeps: false, kinds: [] }

interface EditorProps {
  readonly reasons: readonly DecisionReason[]
  readonly onClose: () => void
}

function Editor({ reasons, onClose }: EditorProps): ReactElement {
  const { toast } = useShell()
  const [rows, setRows] = useState<readonly Edited[]>(() =>
    reasons.map((reason, key) => ({ key, reason })),
  )
  const [isSaving, setSaving] = useState(false)
  const isWhole =
    rows.length > 0 &&
    rows.every(({ reason }) => reason.en.trim() !== '' && reason.de.trim() !== '')
  return (
    <form
      className={parts.stack}
      onSubmit={(event) => {
        event.preventDefault()
        setSaving(isWhole)
      }}
    >
      <ul className={parts.list}>
        {rows.map((edited) => (
          <EditedRow
            key={edited.key}
            edited={edited}
            onChange={(reason) =>
              setRows((before) =>
                before.map((each) => (each.key === edited.key ? { ...each, reason } : each)),
              )
            }
            onDrop={() => setRows((before) => before.filter(({ key }) => key !== edited.key))}
          />
        ))}
      </ul>
      <div className={parts.acts}>
        <Button
          onClick={() =>
            setRows((before) => [
              ...before,
              { key: Math.max(0, ...before.map(({ key }) => key)) + 1, reason: empty },
            ])
          }
        >
          {words.add()}
        </Button>
        <Button kind="plain" onClick={onClose}>
          {frameWords.cancel()}
        </Button>
        <Button kind="primary" type="submit" disabled={!isWhole}>
          {words.save()}
        </Button>
      </div>
      {isSaving ? (
        <ActDialog
          title={words.save()}
          says={words.saveSays()}
          button={words.save()}
          send={(client, { reason }) =>
            client.call(setHouseReasons, { reasons: rows.map((row) => row.reason), reason })
          }
          onClose={() => setSaving(false)}
          done={() => {
            onClose()
            toast({ text: words.saved(), tone: 'good' })
          }}
        />
      ) : null}
    </form>
  )
}

/** The reasons to choose from in decisions, which those edit who may. */
export function Reasons({ mayEdit }: { readonly mayEdit: boolean }): ReactElement {
  const { client } = useShell()
  const query = useQuery({ ...queryOptions(client, houseReasons, {}), staleTime: 0 })
  const [isEditing, setEditing] = useState(false)
  return (
    <Part
      title={words.reasons()}
      lead={words.reasonsWhy()}
      aside={
        mayEdit && !isEditing && query.data !== undefined ? (
          <Button size="small" onClick={() => setEditing(true)}>
            {words.edit()}
          </Button>
        ) : null
      }
    >
      {query.error === null ? null : (
        <ErrorRegion
          title={frameWords.failed()}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {query.error.message}
        </ErrorRegion>
      )}
      {query.data === undefined && query.error === null ? <RowsWaiting /> : null}
      {query.data === undefined ? null : isEditing ? (
        <Editor reasons={query.data} onClose={() => setEditing(false)} />
      ) : (
        <ul className={parts.list}>
          {query.data.map((reason) => (
            <li key={reason.en} className={parts.item}>
              <span className={parts.lines}>
                <span>{reason.en}</span>
                <span className={parts.sub} lang="de">
                  {reason.de}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
