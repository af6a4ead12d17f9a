import type { HousePerson, WholeHousePerson } from '@tessera/contracts/entities/house-person'
import {
  ChangedPerson,
  FoundPeople,
  houseToolsPath,
  MadeInvite,
  SeenPerson,
  ToldDoors,
} from '@tessera/contracts/house-tools'
import { z } from '@tessera/contracts/schema'
import type { Outcome } from '@tessera/module-cli/outcome'
import { proofFor } from '@tessera/module-cli/proof-for'
import { type ToolClient, toolClient } from '@tessera/module-cli/tool-client'
import { help, type PeopleArguments } from './arguments.ts'

const day = (moment: string): string => moment.slice(0, 10)
const time = (moment: string): string => `${moment.slice(0, 16).replace('T', ' ')} UTC`

function sayState(person: HousePerson): string {
  const { state, suspended_until: until, closes_at, limited_at, role } = person
  return [
    state === 'suspended' && until !== null ? `suspended until ${time(until)}` : state,
    ...(state === 'closing' && closes_at !== null ? [`deleted on ${day(closes_at)}`] : []),
    ...(limited_at === null ? [] : ['limited']),
    ...(role === null ? [] : [role]),
  ].join(', ')
}

/** Says who somebody is, on one line. */
export const sayPerson = (person: HousePerson): string =>
  `${person.id}  ${person.username}  ${person.email}${person.email_verified ? '' : ' (not confirmed)'}  ${sayState(person)}`

const sayWhole = (person: WholeHousePerson): readonly string[] => [
  sayPerson(person),
  `  ${person.full_name}, since ${day(person.created_at)}`,
  `  ${person.counts.pins} pins, ${person.counts.boards} boards, ${person.counts.comments} comments`,
  `  ${person.storage.pictures} pictures, ${person.storage.videos} videos (${Math.round(person.storage.video_bytes / 1_000_000)} MB)`,
  `  ${person.reports.open} open reports of ${person.reports.total}`,
  ...person.sessions.map(
    (session) => `  session since ${time(session.created_at)}, last ${time(session.seen_at)}`,
  ),
]

/** Runs a command of the service with its key. */
export async function peopleCommand(
  { asked, ...place }: PeopleArguments,
  connect: () => Promise<ToolClient> = async () =>
    toolClient({ origin: place.at, proof: await proofFor(place) }),
): Promise<Outcome> {
  if (asked.do === 'help') return { lines: help().split('\n'), data: {} }
  const client = await connect()
  const answer = await client.send('POST', houseToolsPath, JSON.stringify(asked))
  switch (asked.do) {
    case 'find': {
      const { people } = z.parse(FoundPeople, answer)
      return { lines: people.length === 0 ? ['Nobody.'] : people.map(sayPerson), data: { people } }
    }
    case 'see': {
      const { person } = z.parse(SeenPerson, answer)
      return { lines: sayWhole(person), data: { person } }
    }
    case 'doors':
    case 'set-doors': {
      const { doors } = z.parse(ToldDoors, answer)
      const { mode, domains, waiting } = doors
      const which = domains.length === 0 ? '' : ` (${domains.join(', ')})`
      return { lines: [`Sign-ups: ${mode}${which}. Waiting: ${waiting}.`], data: { doors } }
    }
    case 'invite': {
      const { invite, url } = z.parse(MadeInvite, answer)
      const until = `Works ${invite.most} ${invite.most === 1 ? 'time' : 'times'}, until ${day(invite.expires_at)}:`
      return { lines: [until, url], data: { invite, url } }
    }
    default: {
      const { person } = z.parse(ChangedPerson, answer)
      return { lines: [sayPerson(person)], data: { person } }
    }
  }
}
