import type { Secrets } from '../../../platform/secrets/port.ts'
import { isSame } from '../../base/is-same.ts'

/** The set of builds that one document was served. */
export interface ServedDocument {
  /** The id of the set. */
  readonly set: string
  /** The id of the document. */
  readonly document: string
  readonly at: Date
}

const purpose = 'served-document'
const shape = /^([0-9a-f]{32})\.([0-9a-f]{32})\.([0-9a-z]{1,10})\.([\w-]{43})$/

/** Signs what a document was served. Its reports carry it, so that nobody can make reports up. */
export function signDocument(secrets: Secrets, { set, document, at }: ServedDocument): string {
  const text = `${set}.${document}.${at.getTime().toString(36)}`
  return `${text}.${secrets.mac(purpose, text)}`
}

/** Reads what a document was served; undefined when this service did not sign it. */
export function readSigned(secrets: Secrets, signed: string): ServedDocument | undefined {
  const [, set, document, time, mac = ''] = shape.exec(signed) ?? []
  if (set === undefined || document === undefined || time === undefined) return undefined
  if (!isSame(mac, secrets.mac(purpose, `${set}.${document}.${time}`))) return undefined
  return { set, document, at: new Date(Number.parseInt(time, 36)) }
}
