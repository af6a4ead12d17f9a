import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { listHouseRoles } from '@tessera/contracts/calls/house-roles'
import type { HousePerson } from '@tessera/contracts/entities/house-person'
import { mayGive } from '@tessera/contracts/house-acts'
import { useShell, useViewer } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { QueryRegion } from '@tessera/ui/query-region'
import { type ReactElement, useState } from 'react'
import { Area, type Self } from '../frame/area.tsx'
import { roleMay, roleName } from '../frame/names.ts'
import parts from '../frame/parts.module.css'
import { PersonLine } from '../frame/person-mark.tsx'
import { RowsWaiting } from '../frame/rows-waiting.tsx'
import { frameWords } from '../frame/words.ts'
import { ChangeRole, GiveRole, TakeRole } from './role-dialogs.tsx'
import { rolesToGive } from './role-field.tsx'
import { pageWords as words } from './words.ts'

type Open =
  | { readonly dialog: 'give' }
  | { readonly dialog: 'change' | 'take'; readonly person: HousePerson }
  | null

function Roles({ self, setOpen }: { readonly self: Self; readonly setOpen: (open: Open) => void }) {
  const { client } = useShell()
  const viewer = useViewer()
  const query = useQuery({ ...queryOptions(client, listHouseRoles, {}), staleTime: 0 })
  return (
    <QueryRegion query={query} failed={frameWords.failed()} waiting={<RowsWaiting />}>
      {(held) =>
        held.length === 0 ? (
          <EmptyState title={words.nobody()}>{words.nobodyWhy()}</EmptyState>
        ) : (
          <ul aria-label={words.title()} className={parts.list}>
            {held.map(({ person, role, has_factor: hasFactor }) => {
              // The service lets nobody change their own role.
              const mayChange = self.may('roles.give') && person.id !== viewer?.id
              const canTake = mayChange && mayGive(self.role, { before: role, after: null })
              const canChange = mayChange && rolesToGive(self.role, role).length > 0
              return (
                <li key={person.id} className={parts.item}>
                  <div className={parts.tight}>
                    <PersonLine
                      person={person}
                      below={
                        <>
                          <strong>{roleName(role)}</strong> · {roleMay(role)}
                        </>
                      }
                    />
                    {hasFactor ? null : (
                      <span>
                        <span className={parts.mark} data-tone="warn">
                          {words.noFactor()}
                        </span>
                      </span>
                    )}
                  </div>
                  <div className={parts.acts}>
                    {canChange ? (
                      <Button size="small" onClick={() => setOpen({ dialog: 'change', person })}>
                        {words.change()}
                      </Button>
                    ) : null}
                    {canTake ? (
                      <Button size="small" onClick={() => setOpen({ dialog: 'take', person })}>
                        {words.take()}
                      </Button>
                    ) : null}
                  </div>
                </li>
              )
            })}
          </ul>
        )
      }
    </QueryRegion>
  )
}

/** People with a role; owners and administrators give, change and take roles here. */
export default function RolesPage(): ReactElement {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <Area page="roles" title={words.title()} needs="roles.see" lead={words.lead()}>
      {(self) => (
        <div className={parts.stack}>
          {self.may('roles.give') ? (
            <div>
              <Button kind="primary" onClick={() => setOpen({ dialog: 'give' })}>
                {words.give()}
              </Button>
            </div>
          ) : null}
          <Roles self={self} setOpen={setOpen} />
          {open?.dialog === 'give' ? <GiveRole own={self.role} onClose={close} /> : null}
          {open?.dialog === 'change' ? (
            <ChangeRole own={self.role} person={open.person} onClose={close} />
          ) : null}
          {open?.dialog === 'take' ? <TakeRole person={open.person} onClose={close} /> : null}
        </div>
      )}
    </Area>
  )
}
