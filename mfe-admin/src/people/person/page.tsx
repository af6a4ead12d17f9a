import { useQuery } from '@tanstack/react-query'
import { callErrorOf, queryOptions } from '@tessera/client'
import { seePerson } from '@tessera/contracts/calls/house-people'
import type { WholeHousePerson } from '@tessera/contracts/entities/house-person'
import { UserId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'
import type { PageProps } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import { Avatar } from '@tessera/ui/avatar'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { QueryRegion } from '@tessera/ui/query-region'
import { type ReactElement, useState } from 'react'
import { addressOf } from '../../frame/addresses.ts'
import { Area, type Self } from '../../frame/area.tsx'
import { Part } from '../../frame/part.tsx'
import parts from '../../frame/parts.module.css'
import { PersonMarks } from '../../frame/person-mark.tsx'
import { RowsWaiting } from '../../frame/rows-waiting.tsx'
import { useWhen } from '../../frame/use-when.ts'
import { frameWords } from '../../frame/words.ts'
import { PersonActDialog } from '../person-act-dialog.tsx'
import { actGroups, actsOn, type PersonAct } from '../person-acts.ts'
import { personWords as words } from '../words.ts'
import { Facts } from './facts.tsx'
import { PersonLog } from './person-log.tsx'
import { Sessions } from './sessions.tsx'

const groupLabels = {
  helps: words.helps,
  restricts: words.restricts,
  closes: words.closesGroup,
} as const

function standingOf(
  person: WholeHousePerson,
  { day, moment }: ReturnType<typeof useWhen>,
): readonly string[] {
  const { state, suspended_until: until, closes_at: closes, limited_at: limited } = person
  return [
    ...(state === 'suspended'
      ? [until === null ? words.suspended() : words.suspendedUntil({ day: moment(until) })]
      : []),
    ...(state === 'closing' && closes !== null ? [words.closes({ day: day(closes) })] : []),
    ...(limited === null ? [] : [words.limitedSince({ day: day(limited) })]),
  ]
}

function Head({ person }: { readonly person: WholeHousePerson }): ReactElement {
  const { navigate } = useShell()
  const when = useWhen()
  return (
    <div className={parts.panelHead}>
      <div className={parts.person}>
        <Avatar
          id={person.id}
          name={person.full_name}
          picture={person.image_url ?? undefined}
          size={64}
          decorative
        />
        <div className={parts.lines}>
          <p className={parts.sub}>
            <bdi>@{person.username}</bdi>
          </p>
          <PersonMarks person={person} all />
          {standingOf(person, when).map((text) => (
            <p key={text} className={parts.note}>
              {text}
            </p>
          ))}
        </div>
      </div>
      <Button
        size="small"
        href={paths.profile.to({ username: person.username })}
        onNavigate={(to) => navigate(to)}
      >
        {words.profile()}
      </Button>
    </div>
  )
}

/** The acts that the viewer's role may do, in groups by the harm that they do. */
function Acts(props: {
  readonly person: WholeHousePerson
  readonly self: Self
  readonly open: (act: PersonAct) => void
}): ReactElement {
  const { person, self, open } = props
  const acts = actsOn(person, self.role)
  return (
    <Part title={words.acts()}>
      {acts.length === 0 ? <p className={parts.text}>{words.noActs()}</p> : null}
      {actGroups
        .map((group) => ({ group, offered: acts.filter((each) => each.group === group) }))
        .filter(({ offered }) => offered.length > 0)
        .map(({ group, offered }) => (
          <div key={group} className={parts.tight}>
            <h3>{groupLabels[group]()}</h3>
            <div className={parts.acts}>
              {offered.map((each) => (
                <Button
                  key={each.name}
                  kind={group === 'helps' ? 'quiet' : 'outline'}
                  onClick={() => open(each)}
                >
                  {each.label()}
                </Button>
              ))}
            </div>
          </div>
        ))}
    </Part>
  )
}

function Person(props: { readonly person: WholeHousePerson; readonly self: Self }): ReactElement {
  const { person, self } = props
  const [act, open] = useState<PersonAct | null>(null)
  return (
    <div className={parts.stack}>
      <Head person={person} />
      <Acts {...{ person, self, open }} />
      <Facts person={person} />
      <Sessions sessions={person.sessions} />
      {self.may('log.see') ? <PersonLog person={person} /> : null}
      {act === null ? null : <PersonActDialog {...{ person, act, open }} />}
    </div>
  )
}

function Missing(): ReactElement {
  const { navigate } = useShell()
  return (
    <EmptyState
      title={words.missing()}
      action={
        <Button href={addressOf('people')} onNavigate={(to) => navigate(to)}>
          {frameWords.people()}
        </Button>
      }
    >
      {words.missingWhy()}
    </EmptyState>
  )
}

function Loaded({ id, self }: { readonly id: UserId; readonly self: Self }): ReactElement {
  const { client } = useShell()
  const query = useQuery({ ...queryOptions(client, seePerson, { user_id: id }), staleTime: 0 })
  if (callErrorOf(query.error)?.code === 'not-found') return <Missing />
  return (
    <QueryRegion query={query} failed={frameWords.failed()} waiting={<RowsWaiting />}>
      {(person) => <Person {...{ person, self }} />}
    </QueryRegion>
  )
}

function KnownPerson({ id }: { readonly id: UserId }): ReactElement {
  const { client } = useShell()
  // The title waits for the answer, which the content asks for once the viewer's role is known.
  const { data } = useQuery({ ...queryOptions(client, seePerson, { user_id: id }), enabled: false })
  return (
    <Area page="people" title={data?.full_name ?? words.title()} needs="people.see">
      {(self) => <Loaded {...{ id, self }} />}
    </Area>
  )
}

/** One person: who it is, what the house knows of them, and what the viewer may do. */
export default function PersonPage({
  params,
}: PageProps<{ readonly personId: string }>): ReactElement {
  const id = z.safeParse(UserId, params.personId).data
  if (id !== undefined) return <KnownPerson key={id} id={id} />
  return (
    <Area page="people" title={words.title()} needs="people.see">
      {() => <Missing />}
    </Area>
  )
}
