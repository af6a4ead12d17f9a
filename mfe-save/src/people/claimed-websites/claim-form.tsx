import { useCommand } from '@tessera/cache/react'
import {
  type ClaimedWebsite,
  startWebsiteClaim,
  UnprovenPlaces,
  type WebsiteProof,
} from '@tessera/contracts/calls/websites'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { type FormEvent, type ReactElement, useState } from 'react'
import styles from './claimed-websites.module.css'
import { claimCommand } from './commands.ts'
import { ProofWays } from './proof-ways.tsx'
import { words } from './words.ts'

/** Returns what the last check found in each place, if it refused the claim. */
function placesOf(refusal: CallError | null): UnprovenPlaces {
  const parsed = z.safeParse(UnprovenPlaces, refusal?.data?.places)
  return parsed.success ? parsed.data : {}
}

interface FormProps {
  readonly onClaimed: (sites: readonly ClaimedWebsite[]) => void
}

/** True for the address of a page, which stands for its whole website. */
const isPage = (typed: string): boolean => /[/?#]./.test(typed.trim().replace(/^[a-z]+:\/\//i, ''))

interface Started extends WebsiteProof {
  /** True when the address of a page was typed. */
  readonly isShortened: boolean
}

function Address({ onProof }: { readonly onProof: (proof: Started) => void }): ReactElement {
  const { client } = useShell()
  const [website, setWebsite] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const result = await client.call(startWebsiteClaim, { website })
    setBusy(false)
    if (result.ok) onProof({ ...result.data, isShortened: isPage(website) })
    else setFault(result.error.message)
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label={words.website()}
        placeholder={words.example()}
        type="url"
        autoComplete="url"
        maxLength={limits.pinLinkMax}
        value={website}
        error={fault}
        onChange={({ currentTarget }) => {
          setFault(undefined)
          setWebsite(currentTarget.value)
        }}
      />
      <div>
        <Button type="submit" kind="primary" busy={busy} disabled={website.trim() === ''}>
          {words.showCode()}
        </Button>
      </div>
    </form>
  )
}

/** Claims a website in two steps: its address, then the code and the check. */
export function ClaimForm({ onClaimed }: FormProps): ReactElement {
  const { toast } = useShell()
  const [proof, setProof] = useState<Started>()
  const { run, busy, refusal, clear } = useCommand(claimCommand)
  if (proof === undefined) return <Address onProof={setProof} />
  const { domain, isShortened } = proof
  const check = async () => {
    const outcome = await run({ website: domain })
    if (outcome.state !== 'done') return
    setProof(undefined)
    toast({ text: words.claimed({ domain }), tone: 'good' })
    onClaimed(outcome.answer)
  }
  return (
    <div className={styles.form}>
      {isShortened ? <p>{words.shortened({ domain })}</p> : null}
      <p>{words.oneOf({ domain })}</p>
      <ProofWays proof={proof} places={placesOf(refusal)} />
      {refusal === null ? null : (
        <p role="alert" className={styles.missing}>
          {refusal.message}
        </p>
      )}
      <div className={styles.foot}>
        <Button kind="primary" busy={busy} onClick={() => void check()}>
          {words.check()}
        </Button>
        <Button
          kind="plain"
          onClick={() => {
            clear()
            setProof(undefined)
          }}
        >
          {words.other()}
        </Button>
      </div>
    </div>
  )
}
