import { defineCommand } from '@tessera/cache'
import { useCommand } from '@tessera/cache/react'
import { createHouseInvite } from '@tessera/contracts/calls/house-doors'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useState } from 'react'
import { refreshHouse } from '../acts/commands.ts'
import parts from '../frame/parts.module.css'
import { frameWords } from '../frame/words.ts'
import styles from './sign-ups.module.css'
import { doorWords as words } from './words.ts'

const makeCommand = defineCommand(createHouseInvite, {
  name: 'create-house-invite',
  refusals: 'inline',
})

function Made({ url, onClose }: { readonly url: string; readonly onClose: () => void }) {
  const { toast } = useShell()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast({ text: words.copied(), tone: 'good' })
    } catch {
      toast({ text: words.copyFailed(), tone: 'bad' })
    }
  }
  return (
    <Modal title={words.madeTitle()} backdropCloses={false} onClose={onClose}>
      <div className={parts.form}>
        <p>{words.madeWhy()}</p>
        <p dir="ltr" className={styles.url}>
          {url}
        </p>
        <div className={parts.answer}>
          <Button onClick={onClose}>{words.done()}</Button>
          <Button kind="primary" data-autofocus onClick={() => void copy()}>
            {words.copy()}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** Returns a whole number of a field; undefined for anything outside its limits. */
export function wholeIn(text: string, most: number): number | undefined {
  const value = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0
  return value >= 1 && value <= most ? value : undefined
}

/** Makes an invite link, and shows it once. */
export function MakeInvite({ onClose }: { readonly onClose: () => void }): ReactElement {
  const shell = useShell()
  const make = useCommand(makeCommand)
  const [note, setNote] = useState('')
  const [most, setMost] = useState('1')
  const [days, setDays] = useState('14')
  const [isTried, setTried] = useState(false)
  const [url, setUrl] = useState<string>()
  const wanted = { most: wholeIn(most, 10_000), days: wholeIn(days, 366) }
  const submit = async () => {
    setTried(true)
    if (wanted.most === undefined || wanted.days === undefined) return
    const outcome = await make.run({ note, most: wanted.most, days: wanted.days })
    if (outcome.state !== 'done') return
    setUrl(outcome.answer.url)
    void refreshHouse(shell)
  }
  if (url !== undefined) return <Made url={url} onClose={onClose} />
  return (
    <Modal title={words.invite()} busy={make.busy} backdropCloses={false} onClose={onClose}>
      <form
        noValidate
        className={parts.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextField
          data-autofocus
          label={words.note()}
          hint={words.noteHint()}
          maxLength={100}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <div className={styles.numbers}>
          <TextField
            label={words.most()}
            inputMode="numeric"
            value={most}
            error={isTried && wanted.most === undefined ? words.mostFault() : undefined}
            onChange={({ currentTarget }) => setMost(currentTarget.value)}
          />
          <TextField
            label={words.days()}
            inputMode="numeric"
            value={days}
            error={isTried && wanted.days === undefined ? words.daysFault() : undefined}
            onChange={({ currentTarget }) => setDays(currentTarget.value)}
          />
        </div>
        {make.formRefusal === undefined ? null : (
          <p role="alert" className={parts.fault}>
            {make.formRefusal}
          </p>
        )}
        <div className={parts.answer}>
          <Button onClick={onClose}>{frameWords.cancel()}</Button>
          <Button kind="primary" type="submit">
            {words.make()}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
