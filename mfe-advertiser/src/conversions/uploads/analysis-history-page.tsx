import type { ReactElement } from 'react'
import type { BodyProps } from '../../kit/account/body-props.ts'
import { UploadHistory } from './upload-history.tsx'

/** The lists that were uploaded for conversion analysis. */
export default function AnalysisHistoryPage({ account }: BodyProps): ReactElement {
  return <UploadHistory account={account} kind="analysis" />
}
