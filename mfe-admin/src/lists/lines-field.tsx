import { Button } from '@tessera/ui/button'
import { TextArea } from '@tessera/ui/field'
import { type ReactElement, useRef, useState } from 'react'
import parts from '../frame/parts.module.css'
import { listWords as words } from './words.ts'

interface LinesFieldProps {
  readonly text: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

/** The lines of a list: typed, pasted, or from a file. */
export function LinesField({ text, error, onChange }: LinesFieldProps): ReactElement {
  const file = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  return (
    <>
      <TextArea
        label={words.lines()}
        error={error ?? fault}
        rows={6}
        dir="auto"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => {
          setFault(undefined)
          onChange(currentTarget.value)
        }}
      />
      <div className={parts.acts}>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={words.file()}
          accept=".csv,.txt,text/plain,text/csv"
          onChange={async ({ currentTarget }) => {
            const chosen = currentTarget.files?.[0]
            if (chosen === undefined) return
            try {
              onChange(await chosen.text())
            } catch {
              setFault(words.fileFailed())
            }
            currentTarget.value = ''
          }}
        />
        <Button size="small" onClick={() => file.current?.click()}>
          {words.file()}
        </Button>
      </div>
    </>
  )
}
