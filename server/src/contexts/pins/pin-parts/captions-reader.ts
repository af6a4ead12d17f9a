import { type ReadCaptions, readCaptions } from '@tessera/contracts/captions'
import type { Reader } from '../../../platform/readers/port.ts'

/** Reads a file of captions. */
export const captionsReader: Reader<string, ReadCaptions> = { name: 'captions', read: readCaptions }
