import { limits } from '@tessera/contracts/limits'
import { TextArea } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import { words } from './words.ts'

interface AltTextFieldProps {
  readonly value: string
  readonly isVideo?: boolean
  readonly onChange: (value: string) => void
}

/** Asks what the picture or video shows, for people who don't see it. */
export function AltTextField({
  value,
  isVideo = false,
  onChange,
}: AltTextFieldProps): ReactElement {
  return (
    <TextArea
      label={words.label()}
      hint={isVideo ? words.hintVideo() : words.hint()}
      rows={2}
      maxLength={limits.pinAltTextMax}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
