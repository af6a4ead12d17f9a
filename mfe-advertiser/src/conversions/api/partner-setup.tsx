import type { ConversionTag } from '@tessera/contracts/entities/conversion'
import { useShell } from '@tessera/module/react'
import { type ReactElement, useState } from 'react'
import type { BodyProps } from '../../kit/account/body-props.ts'
import { CopyCode } from '../../kit/panels/copy-code.tsx'
import panels from '../../kit/panels/panels.module.css'
import { Part } from '../../kit/panels/part.tsx'
import { useTags } from '../../kit/tags/use-tags.ts'
import { curlOf, endpointOf, examplePayload, headersOf } from './example.ts'
import { NewToken } from './new-token.tsx'
import { apiWords as words } from './words.ts'

interface PartnerFacts {
  readonly brand: string
  readonly endpoint: string
  readonly token: string
  readonly tag: ConversionTag | undefined
  readonly payload: string
}

/** Returns what a partner has to know, as a text to send. Tokens stand in no message, which may mark their direction. */
const instructionsOf = ({ brand, endpoint, token, tag, payload }: PartnerFacts): string =>
  [
    words.textTitle({ brand }),
    '',
    `${words.endpoint()}: POST ${endpoint}`,
    `${words.headers()}:`,
    headersOf(token),
    ...(tag === undefined ? [] : [`${words.tagId()}: ${tag.id}`]),
    '',
    words.textIds(),
    words.textEmail(),
    '',
    `${words.textExample()}:`,
    curlOf({ endpoint, token, payload }),
  ].join('\n')

/** Instructions and a token for a partner who sends events. */
export default function PartnerSetup({ account }: BodyProps): ReactElement {
  const { brand } = useShell()
  const tags = useTags(account.id)
  const [payload] = useState(() => examplePayload(account.currency, new Date()))
  const endpoint = endpointOf(location.origin, account)
  return (
    <div className={panels.stack}>
      <p className={panels.text}>{words.partnerLead()}</p>
      <NewToken
        advertiserId={account.id}
        label={words.partnerName()}
        hint={words.partnerHint()}
        button={words.partnerCreate()}
      >
        {({ token, secret }) => (
          <>
            <p className={panels.text}>{words.instructionsOnce()}</p>
            <CopyCode
              label={words.instructions({ name: token.name })}
              code={instructionsOf({
                brand,
                endpoint,
                token: secret,
                payload,
                tag: tags.data?.[0],
              })}
            />
          </>
        )}
      </NewToken>
      <Part title={words.needs()}>
        <ul className={panels.steps}>
          <li>{words.needEndpoint()}</li>
          <li>{words.needToken()}</li>
          <li>{words.needTag()}</li>
          <li>{words.needIds()}</li>
        </ul>
      </Part>
    </div>
  )
}
