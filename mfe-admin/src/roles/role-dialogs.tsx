import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { findPeople } from '@tessera/contracts/calls/house-people'
import { giveHouseRole } from '@tessera/contracts/calls/house-roles'
import type { HousePerson } from '@tessera/contracts/entities/house-person'
import type { HouseRole } from '@tessera/contracts/house-acts'
import { ListFailure } from '@tessera/module/list-failure'
import { useShell } from '@tessera/module/react'
import { useTyped } from '@tessera/module/use-typed'
import { Avatar } from '@tessera/ui/avatar'
import { Button } from '@tessera/ui/button'
import { SearchField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useState } from 'react'
import { ActDialog } from '../acts/act-dialog.tsx'
import parts from '../frame/parts.module.css'
import { frameWords } from '../frame/words.ts'
import { RoleField, rolesToGive } from './role-field.tsx'
import { pageWords as words } from './words.ts'

interface DialogProps {
  /** The viewer's role. */
  readonly own: HouseRole
  readonly onClose: () => void
}

function Results(props: {
  readonly query: string
  readonly onChoose: (person: HousePerson) => void
}): ReactElement | null {
  const { client } = useShell()
  const list = useInfiniteQuery({
    ...listOptions(client, findPeople, { query: props.query, page_size: 6 }),
    enabled: props.query !== '',
  })
  const people = list.data?.pages[0]?.data
  if (props.query === '') return null
  if (people === undefined)
    return list.error === null ? (
      <p role="status" className={parts.note}>
        {frameWords.loading()}
      </p>
    ) : (
      <ListFailure list={list} />
    )
  if (people.length === 0) return <p role="status">{words.nobodyFound()}</p>
  return (
    <ul aria-label={words.found()} className={parts.list}>
      {people.map((person) => (
        <li key={person.id}>
          <Button kind="plain" full onClick={() => props.onChoose(person)}>
            <span className={parts.person}>
              <Avatar
                id={person.id}
                name={person.full_name}
                picture={person.image_url ?? undefined}
                size={32}
                decorative
              />
              <bdi>
                {person.full_name} · @{person.username}
              </bdi>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Chooses a person and gives them a role. */
export function GiveRole({ own, onClose }: DialogProps): ReactElement {
  const [person, setPerson] = useState<HousePerson | null>(null)
  const [query, setQuery] = useState('')
  const [text, type] = useTyped('', setQuery)
  if (person !== null) return <ChangeRole {...{ own, person, onClose }} isNew />
  return (
    <Modal title={words.giveTitle()} onClose={onClose}>
      <div className={parts.form}>
        <SearchField
          data-autofocus
          label={words.find()}
          value={text}
          onChange={type}
          maxLength={200}
        />
        <Results query={query} onChoose={setPerson} />
      </div>
    </Modal>
  )
}

/** Gives a person a role, or another one. */
export function ChangeRole(
  props: DialogProps & { readonly person: HousePerson; readonly isNew?: boolean },
): ReactElement {
  const { own, person, isNew = false, onClose } = props
  const { toast } = useShell()
  const roles = rolesToGive(own, person.role)
  const [role, setRole] = useState<HouseRole>(roles.at(-1) ?? 'auditor')
  const who = { name: person.full_name }
  return (
    <ActDialog
      title={isNew ? words.giveTitle() : words.changeTitle(who)}
      says={isNew ? words.giveSays(who) : words.changeSays(who)}
      button={isNew ? words.give() : words.change()}
      send={(client, { reason, present_code }) =>
        client.call(giveHouseRole, { user_id: person.id, role, reason, present_code })
      }
      onClose={onClose}
      done={() => {
        onClose()
        toast({ text: isNew ? words.given() : words.changed(), tone: 'good' })
      }}
    >
      <RoleField roles={roles} value={role} onChange={setRole} />
    </ActDialog>
  )
}

/** Takes a person's role. */
export function TakeRole(
  props: Pick<DialogProps, 'onClose'> & { readonly person: HousePerson },
): ReactElement {
  const { person, onClose } = props
  const { toast } = useShell()
  const who = { name: person.full_name }
  return (
    <ActDialog
      title={words.takeTitle(who)}
      says={words.takeSays(who)}
      button={words.take()}
      send={(client, { reason, present_code }) =>
        client.call(giveHouseRole, { user_id: person.id, role: null, reason, present_code })
      }
      onClose={onClose}
      done={() => {
        onClose()
        toast({ text: words.taken(), tone: 'good' })
      }}
    />
  )
}
