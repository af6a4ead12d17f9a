import type { PageProps } from '@tessera/module'
import { useAddress, useShell } from '@tessera/module/react'
import { withQuery } from '@tessera/module/with-query'
import { Chip } from '@tessera/ui/chip'
import type { ReactElement } from 'react'
import { Area } from '../frame/area.tsx'
import parts from '../frame/parts.module.css'
import { AddDomains, AddTerms } from './add-to-list.tsx'
import { Entries } from './entries.tsx'
import { Fetched } from './fetched.tsx'
import { Versions } from './versions.tsx'
import { listWords as words } from './words.ts'

const lists = { terms: words.terms, domains: words.domains, fetched: words.fetched } as const
const names = ['terms', 'domains', 'fetched'] as const

/** Lists that posts are checked by: words, domains, and lists of domains that are fetched. */
export default function ListsPage({ query }: PageProps): ReactElement {
  const { navigate } = useShell()
  const { pathname } = useAddress()
  const list = names.find((name) => name === query.get('list')) ?? 'terms'
  return (
    <Area page="lists" title={words.title()} needs="lists.see" lead={words.lead()}>
      {(self) => {
        const mayChange = self.may('lists.change')
        return (
          <div className={parts.stack}>
            <fieldset aria-label={words.choose()} className={parts.marks}>
              {names.map((name) => (
                <Chip
                  key={name}
                  pressed={name === list}
                  onClick={() =>
                    navigate(withQuery(pathname, query, { list: name }), { replace: true })
                  }
                >
                  {lists[name]()}
                </Chip>
              ))}
            </fieldset>
            {list === 'fetched' ? <Fetched mayChange={mayChange} /> : null}
            {list === 'terms' && self.may('lists.try') ? <AddTerms mayChange={mayChange} /> : null}
            {list === 'domains' && self.may('lists.try') ? (
              <AddDomains mayChange={mayChange} />
            ) : null}
            {list === 'fetched' ? null : (
              <>
                <Entries key={`entries ${list}`} list={list} mayChange={mayChange} />
                <Versions key={`versions ${list}`} list={list} mayChange={mayChange} />
              </>
            )}
          </div>
        )
      }}
    </Area>
  )
}
