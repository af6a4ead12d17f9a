import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { normalEmail } from '@tessera/contracts/ads/audience-rule'
import { debugAudiences } from '@tessera/contracts/calls/audiences'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import type { Audience } from '@tessera/contracts/entities/audience'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { type FormEvent, type ReactElement, useState } from 'react'
import { sha256 } from '../../kit/files/hash-emails.ts'
import { CopyCode } from '../../kit/panels/copy-code.tsx'
import panels from '../../kit/panels/panels.module.css'
import { Part } from '../../kit/panels/part.tsx'
import { Report } from '../../kit/tables/report.tsx'
import styles from '../audience/audiences.module.css'
import { listWords, checkWords as words } from '../audience/words.ts'

interface AddressCheckProps {
  readonly account: Advertiser
  readonly audiences: readonly Audience[]
}

interface Hashed {
  readonly address: string
  readonly hash: string
}

function Found({ account, audiences, hashed }: AddressCheckProps & { readonly hashed: Hashed }) {
  const { client } = useShell()
  const { hash } = hashed
  const query = useQuery({
    ...queryOptions(client, debugAudiences, { advertiser_id: account.id, hash }),
    staleTime: 0,
  })
  return (
    <div className={styles.form}>
      <CopyCode label={words.normal()} code={hashed.address} />
      <CopyCode label={words.hash()} code={hash} />
      <Report query={query}>
        {(debug) => {
          const holds = new Set(
            debug.audiences.flatMap((each) => (each.has_hash === true ? [each.audience_id] : [])),
          )
          const lists = audiences.filter(({ id }) => holds.has(id))
          return (
            <div role="status" className={panels.stack}>
              <p>{lists.length === 0 ? words.inNone() : words.inLists()}</p>
              {lists.length === 0 ? null : (
                <ul className={styles.list}>
                  {lists.map(({ id, name }) => (
                    <li key={id}>
                      <bdi>{name}</bdi>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          )
        }}
      </Report>
      <p className={panels.text}>{words.cantSay()}</p>
    </div>
  )
}

/** Shows how an address is read and hashed, and which of the advertiser's lists hold it. */
export function AddressCheck({ account, audiences }: AddressCheckProps): ReactElement {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const [hashed, setHashed] = useState<Hashed | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const address = normalEmail(text)
    setHashed(null)
    if (address === undefined) return setFault(words.emailWrong())
    if (globalThis.crypto?.subtle === undefined) return setFault(listWords.noHashing())
    setHashed({ address, hash: await sha256(address) })
  }
  return (
    <Part title={words.address()} lead={words.addressLead()}>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={words.email()}
          type="email"
          value={text}
          autoComplete="off"
          error={fault}
          onChange={({ currentTarget }) => {
            setFault(undefined)
            setText(currentTarget.value)
          }}
        />
        <div>
          <Button type="submit">{words.go()}</Button>
        </div>
      </form>
      {hashed === null ? null : <Found {...{ account, audiences, hashed }} />}
    </Part>
  )
}
