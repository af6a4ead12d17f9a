import { limits } from '@tessera/contracts/limits'
import { type ReactElement, useState } from 'react'
import type { BodyProps } from '../../kit/account/body-props.ts'
import { useFigures } from '../../kit/money/use-figures.ts'
import { CopyCode } from '../../kit/panels/copy-code.tsx'
import panels from '../../kit/panels/panels.module.css'
import { Part } from '../../kit/panels/part.tsx'
import { PageButton } from '../frame/page-button.tsx'
import { curlOf, endpointOf, examplePayload, headersOf, tokenHere } from './example.ts'
import { apiWords as words } from './words.ts'

/** Explains step by step how a server sends events. */
export default function ApiSetup({ account }: BodyProps): ReactElement {
  const { count } = useFigures(account.currency)
  const [payload] = useState(() => examplePayload(account.currency, new Date()))
  const endpoint = endpointOf(location.origin, account)
  return (
    <div className={panels.stack}>
      <Part
        title={words.endpointPart()}
        lead={words.endpointLead({ most: count(limits.conversionEventsAtOnce) })}
      >
        <CopyCode label={words.endpoint()} code={endpoint} />
        <CopyCode label={words.headers()} code={headersOf(tokenHere)} />
      </Part>
      <Part title={words.tokenPart()} lead={words.tokenLead()}>
        <div>
          <PageButton page="accessToken" advertiserId={account.id}>
            {words.tokens()}
          </PageButton>
        </div>
      </Part>
      <Part title={words.examplePart()} lead={words.exampleLead()}>
        <CopyCode label={words.example()} code={curlOf({ endpoint, token: tokenHere, payload })} />
      </Part>
      <Part title={words.checkPart()} lead={words.checkLead()}>
        <div className={panels.acts}>
          <PageButton page="payloadHelper" advertiserId={account.id}>
            {words.payload()}
          </PageButton>
          <PageButton page="testEvents" advertiserId={account.id}>
            {words.test()}
          </PageButton>
        </div>
      </Part>
    </div>
  )
}
