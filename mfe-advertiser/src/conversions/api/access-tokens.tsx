import { useCommand } from '@tessera/cache/react'
import type { ApiScope } from '@tessera/contracts/ads/conversion-event'
import type { ApiToken } from '@tessera/contracts/entities/conversion'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useState } from 'react'
import type { BodyProps } from '../../kit/account/body-props.ts'
import { useFigures } from '../../kit/money/use-figures.ts'
import { Confirm } from '../../kit/panels/confirm.tsx'
import { CopyCode } from '../../kit/panels/copy-code.tsx'
import panels from '../../kit/panels/panels.module.css'
import { Part } from '../../kit/panels/part.tsx'
import { DataTable } from '../../kit/tables/data-table.tsx'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import { revokeTokenCommand } from '../frame/commands.ts'
import styles from '../frame/frame.module.css'
import { useTokens } from '../frame/use-calls.ts'
import { Webhooks } from '../webhooks/webhooks.tsx'
import { NewToken } from './new-token.tsx'
import { ScopeFields, scopeNames } from './scope-fields.tsx'
import { apiWords as words } from './words.ts'

interface RevokeProps {
  readonly advertiserId: AdvertiserId
  readonly token: ApiToken
}

function Revoke({ advertiserId, token }: RevokeProps): ReactElement {
  const { toast } = useShell()
  const [isOpen, setOpen] = useState(false)
  const revoke = useCommand(revokeTokenCommand)
  const { id, name } = token
  const send = async () => {
    const outcome = await revoke.run({ advertiser_id: advertiserId, id })
    if (outcome.state !== 'done') return
    toast({ text: words.revoked({ name }) })
    setOpen(false)
  }
  return (
    <>
      <Button size="small" aria-label={words.revokeOf({ name })} onClick={() => setOpen(true)}>
        {words.revoke()}
      </Button>
      {isOpen ? (
        <Confirm
          title={words.revokeTitle({ name })}
          button={words.revoke()}
          busy={revoke.busy}
          refusal={revoke.formRefusal}
          onConfirm={() => void send()}
          onClose={() => setOpen(false)}
        >
          {words.revokeWhy()}
        </Confirm>
      ) : null}
    </>
  )
}

function TokenList({ account }: Pick<BodyProps, 'account'>): ReactElement {
  const query = useTokens(account.id)
  const { moment, locale } = useFigures(account.currency)
  const list = (texts: readonly string[]) => new Intl.ListFormat(locale).format(texts)
  const madeBy = ({ created_at: at, created_by: name }: ApiToken) =>
    name === null ? moment(at) : words.createdBy({ at: moment(at), name })
  return (
    <Report query={query}>
      {(tokens) =>
        tokens.length === 0 ? (
          <Nothing>{words.noTokens()}</Nothing>
        ) : (
          <DataTable
            label={words.list()}
            rows={tokens}
            keyOf={({ id }) => id}
            columns={[
              { head: words.name(), cell: ({ name }) => <bdi>{name}</bdi> },
              { head: words.ending(), cell: ({ ending }) => <bdi dir="ltr">…{ending}</bdi> },
              {
                head: words.may(),
                cell: ({ scopes }) => list(scopes.map((scope) => scopeNames[scope]())),
              },
              { head: words.created(), cell: madeBy },
              {
                head: words.used(),
                cell: ({ last_used_at: at }) => (at === null ? words.neverUsed() : moment(at)),
              },
              {
                head: words.acts(),
                cell: (token) => (
                  <span className={styles.rowActs}>
                    <Revoke advertiserId={account.id} token={token} />
                  </span>
                ),
              },
            ]}
          />
        )
      }
    </Report>
  )
}

/** The tokens of programs: created for what they may do, shown once, and revoked here. */
export default function AccessTokens({ account }: BodyProps): ReactElement {
  const [scopes, setScopes] = useState<readonly ApiScope[]>(['conversions:write'])
  return (
    <div className={panels.stack}>
      <p className={panels.text}>{words.accessLead()}</p>
      <Part title={words.newToken()}>
        <ScopeFields scopes={scopes} onChange={setScopes} />
        <NewToken
          advertiserId={account.id}
          scopes={scopes}
          label={words.name()}
          hint={words.nameHint()}
          button={words.create()}
        >
          {({ token, secret }) => (
            <>
              <p className={panels.text}>{words.secretOnce()}</p>
              <CopyCode label={words.secret({ name: token.name })} code={secret} />
            </>
          )}
        </NewToken>
      </Part>
      <Part title={words.list()}>
        <TokenList account={account} />
      </Part>
      <Webhooks account={account} />
    </div>
  )
}
