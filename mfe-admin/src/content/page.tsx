import type { PageProps } from '@tessera/module'
import { useAddress, useShell } from '@tessera/module/react'
import { withQuery } from '@tessera/module/with-query'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { type ReactElement, useState } from 'react'
import { Area } from '../frame/area.tsx'
import parts from '../frame/parts.module.css'
import { Copies } from './copies.tsx'
import { Removals } from './removals.tsx'
import { contentWords as words } from './words.ts'

interface FindProps {
  readonly address: string
  readonly onFind: (address: string) => void
}

function Find({ address, onFind }: FindProps): ReactElement {
  const [text, setText] = useState(address)
  const [fault, setFault] = useState<string>()
  return (
    <form
      noValidate
      aria-label={words.find()}
      className={parts.form}
      onSubmit={(event) => {
        event.preventDefault()
        const found = text.trim()
        if (found === '') setFault(words.addressMissing())
        else onFind(found)
      }}
    >
      <TextField
        label={words.address()}
        hint={words.addressHint()}
        error={fault}
        dir="ltr"
        inputMode="url"
        maxLength={2_000}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setFault(undefined)
        }}
      />
      <div>
        <Button kind="outline" type="submit">
          {words.look()}
        </Button>
      </div>
    </form>
  )
}

/** Removes a picture everywhere: finds its copies, says what shows them, and lists what was removed. */
export default function ContentPage({ query }: PageProps): ReactElement {
  const { navigate } = useShell()
  const { pathname } = useAddress()
  const address = query.get('of') ?? ''
  return (
    <Area page="content" title={words.title()} needs="content.see" lead={words.lead()}>
      {(self) => (
        <div className={parts.stack}>
          <Find
            key={`find ${address}`}
            address={address}
            onFind={(of) => navigate(withQuery(pathname, query, { of }), { replace: true })}
          />
          {address === '' ? null : (
            <Copies key={address} address={address} mayRemove={self.may('content.remove')} />
          )}
          <Removals mayUndo={self.may('content.remove')} />
        </div>
      )}
    </Area>
  )
}
