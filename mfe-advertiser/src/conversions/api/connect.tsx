import { useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import type { BodyProps } from '../../kit/account/body-props.ts'
import { CopyCode } from '../../kit/panels/copy-code.tsx'
import panels from '../../kit/panels/panels.module.css'
import { Report } from '../../kit/tables/report.tsx'
import { useTags } from '../../kit/tags/use-tags.ts'
import { PageButton } from '../frame/page-button.tsx'
import { endpointOf } from './example.ts'
import { NewToken } from './new-token.tsx'
import { apiWords as words } from './words.ts'

/** The id of the account's newest tag, which a platform may ask for. */
function TagIdOf({ account }: Pick<BodyProps, 'account'>): ReactElement {
  const query = useTags(account.id)
  return (
    <Report query={query}>
      {([tag]) =>
        tag === undefined ? (
          <div className={panels.acts}>
            <span className={panels.note}>{words.noTag()}</span>
            <PageButton page="tag" advertiserId={account.id}>
              {words.createTag()}
            </PageButton>
          </div>
        ) : (
          <CopyCode label={words.tagId()} code={tag.id} />
        )
      }
    </Report>
  )
}

/** Gives a platform what it needs to send events: endpoint, ids and a token of its own. */
export default function Connect({ account }: BodyProps): ReactElement {
  const { brand } = useShell()
  return (
    <div className={panels.stack}>
      <p className={panels.text}>{words.connectLead({ brand })}</p>
      <NewToken
        advertiserId={account.id}
        label={words.platformName()}
        hint={words.platformHint()}
        button={words.connect()}
      >
        {({ token, secret }) => (
          <>
            <h2 className={panels.heading}>{words.connected({ name: token.name })}</h2>
            <p className={panels.text}>{words.secretOnce()}</p>
            <CopyCode label={words.secret({ name: token.name })} code={secret} />
          </>
        )}
      </NewToken>
      <CopyCode label={words.endpoint()} code={endpointOf(location.origin, account)} />
      <CopyCode label={words.accountId()} code={account.id} />
      <TagIdOf account={account} />
    </div>
  )
}
