import type { ChangedCompany, CompanyChange, ListedCompany } from '@tessera/contracts/company-tools'

type Domain = ListedCompany['domains'][number]

const isProven = ({ proven_at }: Domain): boolean => proven_at !== null

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`

/** Says what the company's administrators do at their side, and in their domains. */
function toDo({ name, domains, redirect_uri, log_out_uri }: ListedCompany): readonly string[] {
  const open = domains.filter((domain) => !isProven(domain))
  const proofs = open.flatMap(({ domain, record, file, value }) => [
    `To prove ${domain}, publish this as the TXT record ${record}, or as a line of ${file}:`,
    `  ${value}`,
  ])
  return [
    'The identity provider needs to know:',
    `  redirect URI              ${redirect_uri}`,
    `  back-channel log-out URI  ${log_out_uri}`,
    ...proofs,
    ...(open.length === 0 ? [] : [`Then run: npm run company -- prove ${name}`]),
  ]
}

const ended = (count: number): string =>
  `${counted(count, 'session', 'sessions')} ended, and open tabs were told.`

/** Says what a change did. */
export function sayChange(
  { do: done, name }: Pick<CompanyChange, 'do' | 'name'>,
  { company, ended_sessions }: ChangedCompany,
): readonly string[] {
  if (company === null)
    return [
      `${name} is removed. ${ended(ended_sessions)} Its people can set a password by email: /password/forgot/`,
    ]
  if (done === 'add') return [`${name} is added.`, ...toDo(company)]
  if (done === 'set') return [`${name} is changed.`, ...toDo(company)]
  const domains = company.domains.filter(isProven).map(({ domain }) => domain)
  if (done === 'prove')
    return [`${domains.join(', ')}: proven. People with such an address can log in with SSO.`]
  if (company.requires_sso)
    return [`${name} requires SSO for ${domains.join(', ')}. ${ended(ended_sessions)}`]
  return [
    `${name} requires SSO no more. Its people can log in with a password too, and set one by email: /password/forgot/`,
  ]
}

/** Says what is known of all companies. */
export function sayCompanies(companies: readonly ListedCompany[]): readonly string[] {
  if (companies.length === 0)
    return ['There are no companies; add one with: npm run company -- add NAME']
  return companies.flatMap(({ name, title, issuer, requires_sso, people, domains }) => [
    `${name}  ${title}  ${issuer}  ${counted(people, 'person', 'people')}${requires_sso ? '  requires SSO' : ''}`,
    ...domains.map(
      (domain) =>
        `  ${domain.domain}  ${domain.proven_at === null ? 'not proven' : `proven ${domain.proven_at.slice(0, 10)}`}`,
    ),
  ])
}
