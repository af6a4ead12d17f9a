import { pictureFileFault, pictureSizeFault, pictureTypes } from '@tessera/contracts/picture-file'
import { words } from '../../words.ts'

/** The types that the file dialog offers. */
export const acceptedTypes = pictureTypes.join(',')

/** Returns the error message for a file's type or size. The service checks the content itself. */
export function fileFault(file: Pick<File, 'type' | 'size'>): string | undefined {
  const fault = pictureFileFault(file)
  if (fault === undefined) return undefined
  return fault === 'image-type-refused' ? words.wrongType() : words.tooLarge()
}

/** Returns the error message for a picture's dimensions. */
export const sizeFault = (size: { readonly width: number; readonly height: number }) =>
  pictureSizeFault(size) === undefined ? undefined : words.tooSmall()
