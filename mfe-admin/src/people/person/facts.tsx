import type { WholeHousePerson } from '@tessera/contracts/entities/house-person'
import { paths } from '@tessera/contracts/paths'
import { Link } from '@tessera/module/react'
import type { ReactElement, ReactNode } from 'react'
import { Part } from '../../frame/part.tsx'
import parts from '../../frame/parts.module.css'
import { sizeText } from '../../frame/size-text.ts'
import { useWhen } from '../../frame/use-when.ts'
import { personWords as words } from '../words.ts'

function factorsOf({ factors }: WholeHousePerson): string {
  const all = [
    ...(factors.authenticator ? [words.authenticator()] : []),
    ...(factors.phone ? [words.phone()] : []),
    ...(factors.passkeys > 0 ? [words.passkeys({ count: factors.passkeys })] : []),
  ]
  return all.length === 0 ? words.none() : all.join(', ')
}

function countryName(country: string | null, locale: string): string {
  if (country === null) return words.unknown()
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
}

function exportOf({ export: asked }: WholeHousePerson, day: (moment: string) => string): string {
  if (asked === null) return words.exportNone()
  const { state, created_at: from, expires_at: until } = asked
  if (state === 'ready') return words.exportReady({ from: day(from), until: day(until) })
  return state === 'failed'
    ? words.exportFailed({ from: day(from) })
    : words.exportPreparing({ from: day(from) })
}

/** Facts about an account: how it logs in, what it has, and what was reported. */
export function Facts({ person }: { readonly person: WholeHousePerson }): ReactElement {
  const { day, locale } = useWhen()
  const { email, email_verified: isVerified, counts, storage, reports, inviter } = person
  const number = (value: number) => value.toLocaleString(locale)
  const size = (bytes: number) => sizeText(bytes, locale)
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [
      words.email(),
      isVerified ? words.emailConfirmed({ email }) : words.emailUnconfirmed({ email }),
    ],
    [words.joined(), day(person.created_at)],
    [words.country(), countryName(person.country, locale)],
    [words.password(), person.has_password ? words.yes() : words.no()],
    [words.factors(), factorsOf(person)],
    ...(person.providers.length === 0
      ? []
      : [[words.providers(), person.providers.join(', ')] as const]),
    ...(inviter === null
      ? []
      : [
          [
            words.inviter(),
            <Link key="inviter" to={paths.adminPerson.to({ personId: inviter.id })}>
              @{inviter.username}
            </Link>,
          ] as const,
        ]),
    [words.pins(), number(counts.pins)],
    [words.boards(), number(counts.boards)],
    [words.comments(), number(counts.comments)],
    [words.followers(), number(counts.followers)],
    [words.pictures(), number(storage.pictures)],
    [
      words.videos(),
      storage.videos === 0
        ? number(0)
        : words.videosOf({ count: number(storage.videos), size: size(storage.video_bytes) }),
    ],
    [
      words.uploadsToday(),
      words.sizeOf({ size: size(storage.day_bytes), max: size(storage.day_bytes_max) }),
    ],
    [
      words.reports(),
      words.reportsOf({ total: number(reports.total), open: number(reports.open) }),
    ],
    [words.copyright(), number(person.copyright_upheld)],
    [words.terms(), words.termsOf({ version: person.agreed_terms })],
    [words.export(), exportOf(person, day)],
    [words.id(), person.id],
  ]
  return (
    <Part title={words.about()}>
      <dl className={parts.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}
