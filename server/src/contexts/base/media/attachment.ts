import { extensionOf } from '../../../platform/blobs/key.ts'

const nameMax = 80

/**
 * Returns the header that makes a browser download a file under this name. The extension follows
 * the content type, whatever the name says; path separators, line breaks and direction marks are
 * removed.
 *
 *     attachment('A lamp', 'image/jpeg') // attachment; filename="A lamp.jpg"; filename*=…
 */
export function attachment(name: string, contentType: string): string {
  const said = name
    .replace(/[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
  const short =
    [...said]
      .slice(0, nameMax)
      .join('')
      .replace(/[\s.]+$/, '') || 'pin'
  const extension = extensionOf(contentType)
  const file = extension === undefined ? short : `${short}.${extension}`
  const plain = file.replace(/[^\x20-\x7e]/g, '_').replaceAll('%', '_')
  const encoded = encodeURIComponent(file).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
