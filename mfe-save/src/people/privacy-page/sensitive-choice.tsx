import { useQuery } from '@tanstack/react-query'
import { defineCommand } from '@tessera/cache'
import { useCommand } from '@tessera/cache/react'
import { queryOptions } from '@tessera/client'
import { getSettings, type Settings, updateSettings } from '@tessera/contracts/calls/settings'
import { type SensitivePictures, sensitiveWays } from '@tessera/contracts/sensitive-pictures'
import { useShell } from '@tessera/module/react'
import { QueryRegion } from '@tessera/ui/query-region'
import { Skeleton } from '@tessera/ui/skeleton'
import { type ReactElement, useState } from 'react'
import styles from './privacy.module.css'
import { words } from './words.ts'

const choose = defineCommand(updateSettings, {
  name: 'show-sensitive-pictures',
  latest: true,
  key: () => 'sensitive',
  confirm: (_, __, draft) => draft.lists({ of: [getSettings], ask: 'now' }),
})

const labels = {
  blur: words.sensitiveBlur,
  show: words.sensitiveShow,
  'leave-out': words.sensitiveLeaveOut,
} as const

function Choice({ settings }: { readonly settings: Settings }): ReactElement {
  const { run } = useCommand(choose)
  const [chosen, setChosen] = useState<SensitivePictures>()
  const change = async (sensitive_pictures: SensitivePictures) => {
    setChosen(sensitive_pictures)
    const { state } = await run({ sensitive_pictures })
    if (state !== 'done') setChosen(undefined)
  }
  const may = settings.may_show_sensitive
  const stored =
    settings.sensitive_pictures === 'show' && !may ? 'blur' : settings.sensitive_pictures
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{words.sensitive()}</legend>
      {sensitiveWays.map((way) => (
        <label key={way} className={styles.choice}>
          <input
            type="radio"
            name="sensitive-pictures"
            checked={(chosen ?? stored) === way}
            disabled={way === 'show' && !may}
            onChange={() => void change(way)}
          />
          {labels[way]()}
        </label>
      ))}
      {may ? null : <p className={styles.username}>{words.sensitiveYoung()}</p>}
    </fieldset>
  )
}

/** Chooses how pictures that may be sensitive are shown to the viewer; nobody else learns it. */
export function SensitiveChoice(): ReactElement {
  const { client } = useShell()
  const query = useQuery({ ...queryOptions(client, getSettings, {}), refetchOnMount: 'always' })
  return (
    <QueryRegion
      query={query}
      failed={words.sensitiveFailed()}
      waiting={
        <div role="status" aria-label={words.sensitiveLoading()}>
          <Skeleton height={132} radius="var(--r-m)" />
        </div>
      }
    >
      {(settings) => <Choice settings={settings} />}
    </QueryRegion>
  )
}
