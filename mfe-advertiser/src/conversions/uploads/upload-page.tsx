import type { ReactElement } from 'react'
import type { BodyProps } from '../../kit/account/body-props.ts'
import { Upload } from './upload.tsx'

/** Uploads conversions that reports count. */
export default function UploadPage({ account }: BodyProps): ReactElement {
  return <Upload account={account} kind="conversions" />
}
