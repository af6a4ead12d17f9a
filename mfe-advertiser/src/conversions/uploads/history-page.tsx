import type { ReactElement } from 'react'
import type { BodyProps } from '../../kit/account/body-props.ts'
import { UploadHistory } from './upload-history.tsx'

/** The files of conversions that were uploaded. */
export default function HistoryPage({ account }: BodyProps): ReactElement {
  return <UploadHistory account={account} kind="conversions" />
}
