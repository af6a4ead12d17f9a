import { useQuery } from '@tanstack/react-query'
import { useCommand } from '@tessera/cache/react'
import { queryOptions } from '@tessera/client'
import { getBusinessPeople } from '@tessera/contracts/calls/business-people'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import type { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { QueryRegion } from '@tessera/ui/query-region'
import { SettingsPanel } from '@tessera/ui/settings-page'
import { Skeleton } from '@tessera/ui/skeleton'
import { Switch } from '@tessera/ui/switch'
import { type ReactElement, useState } from 'react'
import styles from './accounts-manager.module.css'
import { mfaCommand } from './commands.ts'
import { Deeds } from './deeds.tsx'
import { InviteForm, OpenInvitations } from './invite-form.tsx'
import { PersonRow } from './person-row.tsx'
import { words } from './words.ts'

type People = OutputOf<typeof getBusinessPeople>

function SecondFactor({ people }: { readonly people: People }): ReactElement {
  const { run } = useCommand(mfaCommand)
  const [chosen, setChosen] = useState<boolean>()
  const change = async (needs_mfa: boolean) => {
    setChosen(needs_mfa)
    await run({ orbac_subject_id: people.business.id, needs_mfa })
    setChosen(undefined)
  }
  return (
    <Switch
      label={words.mfa()}
      hint={words.mfaWhy()}
      checked={chosen ?? people.needs_mfa}
      onChange={({ target }) => void change(target.checked)}
    />
  )
}

function Managed({ people }: { readonly people: People }): ReactElement {
  const { business, invitations } = people
  return (
    <>
      <SettingsPanel
        title={words.invite()}
        why={words.inviteWhy({ days: String(limits.businessInviteDays) })}
      >
        <InviteForm business={business} />
        <OpenInvitations business={business} invitations={invitations} />
      </SettingsPanel>
      <SettingsPanel title={words.security()}>
        <SecondFactor people={people} />
      </SettingsPanel>
      <SettingsPanel title={words.log()}>
        <Deeds businessId={business.id} />
      </SettingsPanel>
    </>
  )
}

/** The people of a business, and for those who manage them the rest. */
export function BusinessPanels({ businessId }: { readonly businessId: UserId }): ReactElement {
  const { client } = useShell()
  const query = useQuery({
    ...queryOptions(client, getBusinessPeople, { orbac_subject_id: businessId }),
    refetchOnMount: 'always',
  })
  return (
    <QueryRegion
      query={query}
      failed={words.failed()}
      waiting={
        <div role="status" aria-label={words.loading()}>
          <Skeleton height={160} />
        </div>
      }
    >
      {(people) => (
        <>
          <SettingsPanel
            title={words.people({ name: people.business.full_name })}
            why={words.peopleWhy()}
          >
            <ul className={styles.list}>
              {people.people.map((person) => (
                <PersonRow key={person.user.id} person={person} people={people} />
              ))}
            </ul>
          </SettingsPanel>
          {people.can_manage ? <Managed people={people} /> : null}
        </>
      )}
    </QueryRegion>
  )
}
