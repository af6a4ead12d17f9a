import { limits } from '@tessera/contracts/limits'
import { TextArea } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import { words } from './words.ts'

interface AltTextFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Asks what the picture shows, for people who don't see it. */
export function AltTextField({ value, onChange }: AltTextFieldProps): ReactElement {
  return (
    <TextArea
      label={words.label()}
      hint={words.hint()}
      rows={2}
      maxLength={limits.pinAltTextMax}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
