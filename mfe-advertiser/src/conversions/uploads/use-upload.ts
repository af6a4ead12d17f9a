import { useCommand } from '@tessera/cache/react'
import type { ConversionUpload, UploadKind } from '@tessera/contracts/calls/conversion-uploads'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { useState } from 'react'
import { hashEmails, sha256 } from '../../kit/files/hash-emails.ts'
import { uploadCommand } from '../frame/commands.ts'
import { uploadWords as words } from './words.ts'

/** Max megabytes of a file. */
export const fileMegabytes = limits.conversionFileMaxBytes / 1_000_000

interface ReadyFile {
  readonly name: string
  readonly csv: string
  readonly hashed: number
}

/** Reads a file and hashes its addresses; returns what is wrong with it otherwise. */
async function readFile(file: File): Promise<ReadyFile | string> {
  if (file.size > limits.conversionFileMaxBytes) return words.tooLarge({ size: fileMegabytes })
  try {
    const text = await file.text()
    if (text.includes('@') && globalThis.crypto?.subtle === undefined) return words.noHashing()
    const read = await hashEmails(text, sha256)
    if (read.state === 'address-left') return words.addressLeft({ row: read.row })
    if (read.csv === '') return words.unreadable()
    return { name: file.name.slice(0, 100), csv: read.csv, hashed: read.hashed }
  } catch {
    return words.unreadable()
  }
}

/** Checks a file once it is chosen, and imports it once the person wants to. */
export function useUpload(advertiserId: AdvertiserId, kind: UploadKind) {
  const upload = useCommand(uploadCommand)
  const [file, setFile] = useState<ReadyFile | null>(null)
  const [fault, setFault] = useState<string>()
  const [report, setReport] = useState<ConversionUpload | null>(null)
  const send = async (ready: ReadyFile, isDryRun: boolean) => {
    const outcome = await upload.run({
      advertiser_id: advertiserId,
      kind,
      file_name: ready.name,
      csv: ready.csv,
      is_dry_run: isDryRun,
    })
    if (outcome.state === 'done') setReport(outcome.answer)
  }
  const choose = async (chosen: File) => {
    if (upload.busy) return
    upload.clear()
    setReport(null)
    setFile(null)
    const read = await readFile(chosen)
    setFault(typeof read === 'string' ? read : undefined)
    if (typeof read === 'string') return
    setFile(read)
    await send(read, true)
  }
  return {
    file,
    report,
    fault: fault ?? upload.formRefusal,
    busy: upload.busy,
    choose,
    importAll: async () => {
      if (file !== null && report?.state === 'checked') await send(file, false)
    },
  }
}
