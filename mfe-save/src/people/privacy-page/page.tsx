import { useInfiniteQuery } from '@tanstack/react-query'
import { useCommand } from '@tessera/cache/react'
import { listOptions } from '@tessera/client'
import { blockedUsers } from '@tessera/contracts/calls/follows'
import type { UserCard } from '@tessera/contracts/entities/user'
import { paths } from '@tessera/contracts/paths'
import { Link, useShell, useTitle } from '@tessera/module/react'
import { ShowMore } from '@tessera/module/show-more'
import { blockPerson } from '@tessera/pins/follow-button'
import { RecentChoice } from '@tessera/pins/recent-choice'
import { Avatar } from '@tessera/ui/avatar'
import { Button } from '@tessera/ui/button'
import { ErrorRegion } from '@tessera/ui/error-region'
import { SettingsPage, SettingsPanel } from '@tessera/ui/settings-page'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import { AdChoices } from './ad-choices.tsx'
import styles from './privacy.module.css'
import { SearchChoice } from './search-choice.tsx'
import { SensitiveChoice } from './sensitive-choice.tsx'
import { words } from './words.ts'

function BlockedRow({ person }: { readonly person: UserCard }): ReactElement {
  const { run, busy } = useCommand(blockPerson)
  const { id, username, full_name: name, image_medium_url: picture } = person
  return (
    <li className={styles.row}>
      <Link to={paths.profile.to({ username })} className={styles.person}>
        <Avatar id={id} name={name} picture={picture ?? undefined} size={48} decorative />
        <span>
          {name}
          <span className={styles.username}>@{username}</span>
        </span>
      </Link>
      <Button
        busy={busy}
        aria-label={words.unblockPerson({ name })}
        onClick={() => void run({ userId: id, blocked: false, name })}
      >
        {words.unblock()}
      </Button>
    </li>
  )
}

/** The people that the viewer has blocked. */
function Blocked(): ReactElement {
  const { client } = useShell()
  const list = useInfiniteQuery({
    ...listOptions(client, blockedUsers, {}),
    refetchOnMount: 'always',
  })
  if (list.data === undefined && list.error !== null)
    return (
      <ErrorRegion
        title={words.failed()}
        busy={list.isFetching}
        onRetry={() => void list.refetch()}
      >
        {list.error.message}
      </ErrorRegion>
    )
  if (list.data === undefined)
    return (
      <div role="status" aria-label={words.loading()}>
        <Skeleton height={48} radius="var(--r-m)" />
      </div>
    )
  const people = list.data.pages.flatMap(({ data }) => data)
  if (people.length === 0) return <p>{words.none()}</p>
  return (
    <>
      <ul aria-label={words.blocked()} className={styles.list}>
        {people.map((person) => (
          <BlockedRow key={person.id} person={person} />
        ))}
      </ul>
      <ShowMore list={list} />
    </>
  )
}

/** The settings of who can reach the viewer, and of what chooses their ads. */
export default function PrivacyPage(): ReactElement {
  useTitle(words.title())
  return (
    <SettingsPage title={words.title()} lead={words.lead()}>
      <SettingsPanel title={words.search()} why={words.searchWhy()}>
        <SearchChoice />
      </SettingsPanel>
      <SettingsPanel title={words.sensitive()} why={words.sensitiveWhy()}>
        <SensitiveChoice />
      </SettingsPanel>
      <SettingsPanel title={words.blocked()} why={words.blockedWhy()}>
        <Blocked />
      </SettingsPanel>
      <SettingsPanel title={words.recent()} why={words.recentWhy()}>
        <RecentChoice />
      </SettingsPanel>
      <SettingsPanel title={words.ads()} why={words.adsWhy()}>
        <AdChoices />
      </SettingsPanel>
    </SettingsPage>
  )
}
