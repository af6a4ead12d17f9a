import { convertToBusiness } from '@tessera/contracts/calls/registration'
import { sessionChanged } from '@tessera/contracts/events/facts'
import { limits } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import type { PageProps } from '@tessera/module'
import { Link, useShell, useTitle, useViewer } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Mark } from '@tessera/ui/mark'
import { PageTitle } from '@tessera/ui/page-title'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import page from '../auth-form/page-panel.module.css'
import panel from '../auth-form/panel.module.css'
import { nextAddress } from '../next-address/next-address.ts'
import { words } from '../words.ts'
import styles from './business-pages.module.css'

/** Asks for the business's name, and makes the account one of a business. */
function useConversion() {
  const shell = useShell()
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const convert = async () => {
    if (name.trim() === '') return setFault(words.businessNameMissing())
    setBusy(true)
    const answer = await shell.client.call(convertToBusiness, { business_name: name })
    setBusy(false)
    if (!answer.ok) return setFault(answer.error.message)
    shell.toast({ text: words.converted(), tone: 'good' })
    shell.bus.emit(sessionChanged, { viewer: answer.data.user })
  }
  const write = (written: string) => {
    setName(written)
    setFault(undefined)
  }
  return { name, fault, busy, convert, write }
}

/** Where a member makes their account one of a business; whose account is one goes on. */
export default function BusinessConvertPage({ query }: PageProps) {
  const shell = useShell()
  const viewer = useViewer()
  const onward = nextAddress(query.get('next')) ?? paths.home.to()
  const { name, fault, busy, convert, write } = useConversion()
  const field = useRef<HTMLInputElement>(null)
  useTitle(words.businessConvertPage())
  const isPartner = viewer?.is_partner === true
  useEffect(() => {
    if (isPartner) shell.navigate(onward, { replace: true })
  }, [isPartner, shell, onward])
  useEffect(() => field.current?.focus(), [fault])
  if (viewer === null || isPartner) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) void convert()
  }
  return (
    <div className={page.page}>
      <section className={page.card}>
        <div className={panel.panel}>
          <Mark size={40} />
          <div className={panel.head}>
            <PageTitle>{words.convertTitle()}</PageTitle>
            <p className={panel.lead}>{words.convertLead()}</p>
          </div>
          <form noValidate className={styles.convert} onSubmit={submit} aria-busy={busy}>
            <TextField
              ref={field}
              name="business-name"
              label={words.businessName()}
              autoComplete="organization"
              maxLength={limits.nameMax}
              readOnly={busy}
              value={name}
              onChange={({ currentTarget }) => write(currentTarget.value)}
              error={fault}
            />
            <Button kind="primary" type="submit" full busy={busy}>
              {words.convertDo()}
            </Button>
            <Link className={styles.link} to={onward}>
              {words.notNow()}
            </Link>
          </form>
        </div>
      </section>
    </div>
  )
}
