import { ModuleDescriptor } from '@tessera/contracts/registry'
import { PreviewId } from '@tessera/contracts/releases/override-calls'
import { PreviewTag, previewParameter } from '@tessera/contracts/releases/preview-calls'
import { z } from '@tessera/contracts/schema'
import type { Secrets } from '../../../platform/secrets/port.ts'
import { isSame } from '../../base/is-same.ts'

/** The preview that an address means: one by its id, or the last one of a module with a tag. */
export type NamedPreview =
  | { readonly id: string }
  | { readonly module: string; readonly tag: string }

const purpose = 'preview-address'
/** 132 bits of the fingerprint are in the address. */
const signatureLength = 22
const longest = 400

const nameOf = (named: NamedPreview): string =>
  'id' in named ? named.id : `${named.module}:${named.tag.replace('=', ':')}`

const signatureOf = (secrets: Secrets, name: string): string =>
  secrets.mac(purpose, name).slice(0, signatureLength)

/** True for tags that have an address. No address names a person. */
export const hasAddress = (tag: string): boolean => !tag.startsWith('person=')

/** Returns the value by which an address names a preview. Nobody can make one up without the service's key. */
export function previewValue(secrets: Secrets, named: NamedPreview): string {
  const name = nameOf(named)
  return `${name}:${signatureOf(secrets, name)}`
}

/** Returns the path and query of a preview's address. */
export function previewAddress(secrets: Secrets, named: NamedPreview): string {
  const value = encodeURIComponent(previewValue(secrets, named))
  return `/?${previewParameter}=${value.replaceAll('%3A', ':').replaceAll('%2F', '/')}`
}

/** Reads the value of an address; undefined when this service did not sign it. */
export function readPreviewAddress(secrets: Secrets, value: string): NamedPreview | undefined {
  const end = value.lastIndexOf(':')
  const name = value.slice(0, Math.max(end, 0))
  if (value.length > longest || !isSame(value.slice(end + 1), signatureOf(secrets, name)))
    return undefined
  if (z.safeParse(PreviewId, name).success) return { id: name }
  const [module = '', key = '', ...rest] = name.split(':')
  const tag = `${key}=${rest.join(':')}`
  const isTag =
    z.safeParse(ModuleDescriptor.shape.name, module).success &&
    z.safeParse(PreviewTag, tag).success &&
    hasAddress(tag)
  return isTag ? { module, tag } : undefined
}
