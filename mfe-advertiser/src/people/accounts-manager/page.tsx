import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { type BusinessProfile, businessProfiles } from '@tessera/contracts/calls/access'
import { paths } from '@tessera/contracts/paths'
import { useShell, useTitle, useViewer } from '@tessera/module/react'
import { Avatar } from '@tessera/ui/avatar'
import { Button } from '@tessera/ui/button'
import { QueryRegion } from '@tessera/ui/query-region'
import { SettingsPage, SettingsPanel } from '@tessera/ui/settings-page'
import { Skeleton } from '@tessera/ui/skeleton'
import { type ReactElement, useState } from 'react'
import styles from './accounts-manager.module.css'
import { BusinessPanels } from './business-panels.tsx'
import { rolesText } from './roles.ts'
import { words } from './words.ts'

function ProfileRow({
  profile,
  isShown,
  onShow,
}: {
  readonly profile: BusinessProfile
  readonly isShown: boolean
  readonly onShow: (() => void) | undefined
}): ReactElement {
  const isOwn = useViewer()?.id === profile.id
  const { businessName: name, imgUrl } = profile.user
  return (
    <li className={styles.row}>
      <span className={styles.person}>
        <Avatar id={profile.id} name={name} picture={imgUrl ?? undefined} size={48} decorative />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.note}>
            {isOwn ? words.own() : rolesText(profile.permissions)}
          </span>
          {profile.viewerMeetsMfaRequirement ? null : (
            <span className={styles.missing}>{words.mfaMissing()}</span>
          )}
        </span>
      </span>
      {onShow === undefined ? null : (
        <Button
          size="small"
          aria-pressed={isShown}
          aria-label={words.showOf({ name })}
          onClick={onShow}
        >
          {words.showPeople()}
        </Button>
      )}
    </li>
  )
}

type Profiles = readonly BusinessProfile[]

/** Lists the people who may act for a business: the viewer's own, or one chosen among several. */
function Accounts({ profiles }: { readonly profiles: Profiles }): ReactElement {
  const shell = useShell()
  const viewer = useViewer()
  const isBusiness = (profile: BusinessProfile) =>
    profile.id !== viewer?.id || viewer.is_partner === true
  const businesses = profiles.filter(isBusiness)
  const [chosen, setChosen] = useState(businesses[0]?.id)
  const shown = businesses.find(({ id }) => id === chosen) ?? businesses[0]
  return (
    <>
      <SettingsPanel title={words.accounts()} why={words.accountsWhy()}>
        <ul className={styles.list}>
          {profiles.map((profile) => (
            <ProfileRow
              key={profile.id}
              profile={profile}
              isShown={profile.id === shown?.id}
              onShow={
                isBusiness(profile) && businesses.length > 1
                  ? () => setChosen(profile.id)
                  : undefined
              }
            />
          ))}
        </ul>
        {viewer?.is_partner === true ? null : (
          <div className={styles.row}>
            <p className={styles.note}>{words.noBusiness()}</p>
            <Button
              size="small"
              href={paths.businessConvert.to({
                next: advertiserUrl('accountsManager', { advertiserId: null }),
              })}
              onNavigate={(to) => shell.navigate(to)}
            >
              {words.convert()}
            </Button>
          </div>
        )}
      </SettingsPanel>
      {shown === undefined ? null : <BusinessPanels key={shown.id} businessId={shown.id} />}
    </>
  )
}

/** The accounts that the viewer may act for, and the people of their business. */
export default function AccountsManagerPage(): ReactElement {
  useTitle(words.title())
  const { client } = useShell()
  const query = useQuery({
    ...queryOptions(client, businessProfiles, {}),
    refetchOnMount: 'always',
  })
  return (
    <div className={styles.page}>
      <SettingsPage title={words.title()} lead={words.lead()}>
        <QueryRegion
          query={query}
          failed={words.failed()}
          waiting={
            <div role="status" aria-label={words.loading()}>
              <Skeleton height={240} radius="var(--r-l)" />
            </div>
          }
        >
          {(profiles) => <Accounts profiles={Object.values(profiles)} />}
        </QueryRegion>
      </SettingsPage>
    </div>
  )
}
