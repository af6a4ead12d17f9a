import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { CopyCode } from '../../kit/panels/copy-code.tsx'
import panels from '../../kit/panels/panels.module.css'
import { webhookWords as words } from './words.ts'

interface SecretProps {
  readonly why: string
  readonly secret: string
  readonly onDone: () => void
}

/** A secret, until somebody says that it is copied. */
export function Secret({ why, secret, onDone }: SecretProps): ReactElement {
  return (
    <div role="status" className={panels.stack}>
      <p className={panels.text}>{why}</p>
      <CopyCode label={words.secret()} code={secret} />
      <div>
        <Button onClick={onDone}>{words.secretDone()}</Button>
      </div>
    </div>
  )
}
