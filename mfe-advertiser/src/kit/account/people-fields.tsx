import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { listReportPeople } from '@tessera/contracts/calls/report-center'
import type { AdvertiserId, UserId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { Checkbox } from '@tessera/ui/checkbox'
import type { ReactElement } from 'react'
import { Nothing, Report } from '../tables/report.tsx'
import styles from './people-fields.module.css'
import { areaWords as words } from './words.ts'

interface PeopleFieldsProps {
  readonly advertiserId: AdvertiserId
  readonly chosen: readonly UserId[]
  readonly onChange: (chosen: readonly UserId[]) => void
}

/** Chooses the people of an ad account who get a mail. */
export function PeopleFields({ advertiserId, chosen, onChange }: PeopleFieldsProps): ReactElement {
  const { client } = useShell()
  const query = useQuery(queryOptions(client, listReportPeople, { advertiser_id: advertiserId }))
  return (
    <fieldset className={styles.part}>
      <legend>{words.people()}</legend>
      <Report query={query}>
        {(people) =>
          people.length === 0 ? (
            <Nothing>{words.peopleNone()}</Nothing>
          ) : (
            people.map(({ id, name, is_viewer: isViewer }) => (
              <Checkbox
                key={id}
                label={isViewer ? words.you({ name }) : name}
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
                  )
                }
              />
            ))
          )
        }
      </Report>
    </fieldset>
  )
}
