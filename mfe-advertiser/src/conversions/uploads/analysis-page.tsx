import type { ReactElement } from 'react'
import type { BodyProps } from '../../kit/account/body-props.ts'
import { Upload } from './upload.tsx'

/** Uploads a list of people for conversion analysis. */
export default function AnalysisPage({ account }: BodyProps): ReactElement {
  return <Upload account={account} kind="analysis" />
}
