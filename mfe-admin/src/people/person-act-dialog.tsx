import type { HousePerson } from '@tessera/contracts/entities/house-person'
import { useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { ActDialog } from '../acts/act-dialog.tsx'
import { inverseOf, type PersonAct } from './person-acts.ts'

interface PersonActDialogProps {
  readonly person: Pick<HousePerson, 'id' | 'full_name'>
  readonly act: PersonAct
  /** Opens another act, or none: the toast offers the one that takes this back. */
  readonly open: (act: PersonAct | null) => void
}

/** Asks before an act on a person, and says that it is done. */
export function PersonActDialog({ person, act, open }: PersonActDialogProps): ReactElement {
  const { toast } = useShell()
  const who = { name: person.full_name }
  const back = inverseOf(act)
  return (
    <ActDialog
      title={act.title(who)}
      says={act.says(who)}
      button={act.label()}
      {...(act.asksEnd === true ? { asksEnd: true } : {})}
      send={act.send(person)}
      onClose={() => open(null)}
      done={() => {
        open(null)
        toast({
          text: act.done(),
          tone: 'good',
          ...(back === undefined ? {} : { action: { label: back.label(), run: () => open(back) } }),
        })
      }}
    />
  )
}
