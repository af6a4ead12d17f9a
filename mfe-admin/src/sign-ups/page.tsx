import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getDoors } from '@tessera/contracts/calls/house-doors'
import { useShell } from '@tessera/module/react'
import { QueryRegion } from '@tessera/ui/query-region'
import type { ReactElement } from 'react'
import { Area, type Self } from '../frame/area.tsx'
import parts from '../frame/parts.module.css'
import { RowsWaiting } from '../frame/rows-waiting.tsx'
import { frameWords } from '../frame/words.ts'
import { DoorsForm } from './doors-form.tsx'
import { Invites } from './invites.tsx'
import { WaitingPeople } from './waiting-people.tsx'
import { doorWords as words } from './words.ts'

function SignUps({ self }: { readonly self: Self }): ReactElement {
  const { client } = useShell()
  const query = useQuery({ ...queryOptions(client, getDoors, {}), staleTime: 0 })
  return (
    <QueryRegion query={query} failed={frameWords.failed()} waiting={<RowsWaiting />}>
      {(doors) => (
        <div className={parts.stack}>
          {doors.mode === 'approval' || doors.waiting > 0 ? (
            <WaitingPeople mayDecide={self.may('doors.decide')} />
          ) : null}
          <DoorsForm
            key={`${doors.mode} ${doors.domains.join()}`}
            doors={doors}
            mayChange={self.may('doors.set')}
          />
          <Invites mayInvite={self.may('doors.invite')} />
        </div>
      )}
    </QueryRegion>
  )
}

/** The rules of sign-ups: the mode, invite links, and accounts that wait. */
export default function SignUpsPage(): ReactElement {
  return (
    <Area page="sign-ups" title={words.title()} needs="doors.see" lead={words.lead()}>
      {(self) => <SignUps self={self} />}
    </Area>
  )
}
