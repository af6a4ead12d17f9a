import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { ConversionEventName } from '@tessera/contracts/ads/conversion-event'
import { tagSnippet } from '@tessera/contracts/conversion-tag'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import type { ConversionTag } from '@tessera/contracts/entities/conversion'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { SelectField } from '@tessera/ui/field'
import { Switch } from '@tessera/ui/switch'
import { type ReactElement, useState } from 'react'
import type { BodyProps } from '../../kit/account/body-props.ts'
import { eventWords } from '../../kit/metrics/words.ts'
import { useFigures } from '../../kit/money/use-figures.ts'
import { CopyCode } from '../../kit/panels/copy-code.tsx'
import panels from '../../kit/panels/panels.module.css'
import { Part } from '../../kit/panels/part.tsx'
import { Report } from '../../kit/tables/report.tsx'
import { useTags } from '../../kit/tags/use-tags.ts'
import { PageButton } from '../frame/page-button.tsx'
import { CreateTag } from './create-tag.tsx'
import { eventSnippet } from './event-snippet.ts'
import { tagWords as words } from './words.ts'

function BaseCode({ tag }: { readonly tag: ConversionTag }): ReactElement {
  const [needsConsent, setNeeds] = useState(true)
  return (
    <Part title={words.base()} lead={words.baseLead()}>
      <div className={panels.form}>
        <Switch
          label={words.consent()}
          hint={words.consentHint()}
          checked={needsConsent}
          onChange={({ currentTarget }) => setNeeds(currentTarget.checked)}
        />
      </div>
      <CopyCode
        label={words.baseCode()}
        code={tagSnippet(location.origin, tag.id, { needsConsent })}
      />
      {needsConsent ? (
        <>
          <p className={panels.text}>{words.consentLead()}</p>
          <CopyCode label={words.consentCode()} code="tessera('consent', true)" />
        </>
      ) : null}
    </Part>
  )
}

/** The events that a website tells of itself; the base code sends page visits. */
const ownEvents = ConversionEventName.options.filter((event) => event !== 'page_visit')

function EventCode({ currency }: Pick<Advertiser, 'currency'>): ReactElement {
  const [event, setEvent] = useState<ConversionEventName>('checkout')
  return (
    <Part title={words.event()} lead={words.eventLead()}>
      <div className={panels.form}>
        <SelectField
          label={words.eventName()}
          value={event}
          onChange={({ currentTarget }) => {
            const chosen = ownEvents.find((each) => each === currentTarget.value)
            if (chosen !== undefined) setEvent(chosen)
          }}
        >
          {ownEvents.map((each) => (
            <option key={each} value={each}>
              {eventWords[each]()}
            </option>
          ))}
        </SelectField>
      </div>
      <CopyCode label={words.eventCode()} code={eventSnippet(event, currency)} />
    </Part>
  )
}

interface CheckProps {
  readonly account: Advertiser
  readonly tag: ConversionTag
  readonly query: ReturnType<typeof useTags>
}

function Check({ account, tag, query }: CheckProps): ReactElement {
  const { moment } = useFigures(account.currency)
  return (
    <Part title={words.check()}>
      <p role="status" className={panels.text}>
        {tag.last_seen_at === null
          ? words.notSeen()
          : words.seenAt({ at: moment(tag.last_seen_at) })}
      </p>
      <div className={panels.acts}>
        <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
          {words.checkNow()}
        </Button>
        <PageButton page="testEvents" advertiserId={account.id}>
          {words.test()}
        </PageButton>
      </div>
    </Part>
  )
}

/** The code of a tag, to be put on a website by hand. */
export default function TagSetup({ account, query: address }: BodyProps): ReactElement {
  const { navigate } = useShell()
  const query = useTags(account.id)
  const show = (tag: string) =>
    navigate(advertiserUrl('tagManualSetup', { advertiserId: account.id, query: { tag } }), {
      replace: true,
    })
  return (
    <Report query={query}>
      {(tags) => {
        const tag = tags.find(({ id }) => id === address.get('tag')) ?? tags[0]
        if (tag === undefined)
          return (
            <>
              <p className={panels.text}>{words.lead()}</p>
              <CreateTag advertiserId={account.id} />
            </>
          )
        return (
          <>
            <div className={panels.form}>
              <SelectField
                label={words.choose()}
                value={tag.id}
                onChange={({ currentTarget }) => show(currentTarget.value)}
              >
                {tags.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
            </div>
            <BaseCode key={tag.id} tag={tag} />
            <EventCode currency={account.currency} />
            <Check account={account} tag={tag} query={query} />
          </>
        )
      }}
    </Report>
  )
}
