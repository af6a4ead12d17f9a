import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { listWebsites } from '@tessera/contracts/calls/websites'
import { limits } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { SelectField, TextField } from '@tessera/ui/field'
import { QueryRegion } from '@tessera/ui/query-region'
import { Spinner } from '@tessera/ui/spinner'
import type { ReactElement } from 'react'
import styles from './add.module.css'
import { FileField } from './file-field.tsx'
import { RhythmField } from './options.tsx'
import type { AddingSource } from './use-add-source.ts'
import { words } from './words.ts'

interface PlaceProps {
  readonly adding: AddingSource
}

function NoWebsite(): ReactElement {
  const { navigate } = useShell()
  return (
    <div className={styles.none}>
      <p>{words.noSites()}</p>
      <Button href={paths.claimWebsites.to()} onNavigate={(to) => navigate(to)}>
        {words.claim()}
      </Button>
    </div>
  )
}

function WebsiteField({ adding }: PlaceProps): ReactElement {
  const { client } = useShell()
  const query = useQuery(queryOptions(client, listWebsites, {}))
  const { form, faults, clear } = adding
  return (
    <QueryRegion
      query={query}
      failed={words.sitesFailed()}
      waiting={<Spinner label={words.sitesLoading()} />}
    >
      {(sites) =>
        sites.length === 0 ? (
          <NoWebsite />
        ) : (
          <SelectField
            label={words.siteLabel()}
            name="website"
            error={faults.website}
            value={form.draft.website}
            onChange={({ currentTarget }) => {
              clear('website')
              form.write({ website: currentTarget.value })
            }}
          >
            <option value="">{words.siteChoose()}</option>
            {sites.map(({ domain }) => (
              <option key={domain} value={domain}>
                {domain}
              </option>
            ))}
          </SelectField>
        )
      }
    </QueryRegion>
  )
}

function AddressField({ adding }: PlaceProps): ReactElement {
  const { form, faults, clear } = adding
  return (
    <TextField
      label={words.addressLabel()}
      name="address"
      type="url"
      inputMode="url"
      autoComplete="off"
      placeholder={words.addressExample()}
      maxLength={limits.pinLinkMax}
      error={faults.address}
      value={form.draft.address}
      onChange={({ currentTarget }) => {
        clear('address')
        form.write({ address: currentTarget.value })
      }}
    />
  )
}

/** The fields that say where the products are: a file, an address or a website, and how often. */
export function PlaceFields({ adding }: PlaceProps): ReactElement {
  const { form, faults, file, clear } = adding
  const { origin, rhythm, upload } = form.draft
  if (origin === 'upload')
    return (
      <FileField
        upload={file}
        name={file.name}
        arrived={upload?.name}
        fault={faults.file}
        onFile={(chosen) => {
          clear('file')
          file.choose(chosen)
        }}
      />
    )
  return (
    <>
      {origin === 'address' ? <AddressField adding={adding} /> : <WebsiteField adding={adding} />}
      <RhythmField value={rhythm} onChange={(changed) => form.write({ rhythm: changed })} />
    </>
  )
}
