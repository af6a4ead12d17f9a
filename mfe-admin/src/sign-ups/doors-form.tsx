import {
  type DoorMode,
  type Doors,
  doorModes,
  setDoors,
} from '@tessera/contracts/calls/house-doors'
import { useUnsaved } from '@tessera/module/drafts'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextArea } from '@tessera/ui/field'
import { type ReactElement, useState } from 'react'
import { ActDialog } from '../acts/act-dialog.tsx'
import { Part } from '../frame/part.tsx'
import parts from '../frame/parts.module.css'
import { domainsIn } from './domain-lines.ts'
import { modeName, modeWhy } from './mode-names.ts'
import styles from './sign-ups.module.css'
import { doorWords as words } from './words.ts'

interface DoorsFormProps {
  readonly doors: Doors
  readonly mayChange: boolean
}

/** Chooses who can sign up. */
export function DoorsForm({ doors, mayChange }: DoorsFormProps): ReactElement {
  const { toast } = useShell()
  const [mode, setMode] = useState<DoorMode>(doors.mode)
  const [text, setText] = useState(doors.domains.join('\n'))
  const [fault, setFault] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const domains = mode === 'domain' ? domainsIn(text) : []
  const isChanged =
    mode !== doors.mode || (mode === 'domain' && domains.join() !== doors.domains.join())
  useUnsaved(isChanged)
  const save = () => {
    const isMissing = mode === 'domain' && domains.length === 0
    setFault(isMissing ? words.domainsMissing() : undefined)
    if (!isMissing) setAsking(true)
  }
  return (
    <Part title={words.mode()}>
      <form
        noValidate
        className={parts.form}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <fieldset aria-label={words.mode()} disabled={!mayChange} className={styles.modes}>
          {doorModes.map((each) => (
            <label key={each} className={styles.mode}>
              <input
                type="radio"
                name="mode"
                value={each}
                checked={mode === each}
                onChange={() => setMode(each)}
              />
              <span className={parts.lines}>
                <strong>{modeName(each)}</strong>
                <span className={parts.sub}>{modeWhy(each)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {mode === 'domain' ? (
          <TextArea
            label={words.domains()}
            hint={words.domainsHint()}
            error={fault}
            rows={3}
            dir="ltr"
            spellCheck={false}
            readOnly={!mayChange}
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value)
              setFault(undefined)
            }}
          />
        ) : null}
        {mayChange ? (
          <div>
            <Button kind="primary" type="submit" disabled={!isChanged}>
              {words.save()}
            </Button>
          </div>
        ) : (
          <p className={parts.note}>{words.readOnly()}</p>
        )}
      </form>
      {isAsking ? (
        <ActDialog
          title={words.saveTitle()}
          says={words.saveSays({ mode: modeName(mode), why: modeWhy(mode) })}
          button={words.save()}
          send={(client, { reason, present_code }) =>
            client.call(setDoors, { mode, domains: [...domains], reason, present_code })
          }
          onClose={() => setAsking(false)}
          done={() => {
            setAsking(false)
            toast({ text: words.saved(), tone: 'good' })
          }}
        />
      ) : null}
    </Part>
  )
}
