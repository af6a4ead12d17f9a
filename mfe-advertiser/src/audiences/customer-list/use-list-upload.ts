import { useCommand } from '@tessera/cache/react'
import type { AdvertiserId, AudienceId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { useEffect, useRef, useState } from 'react'
import { partCommand } from '../audience/commands.ts'
import { listWords as words } from '../audience/words.ts'
import { type ReadLines, readLines } from './list-lines.ts'
import { nothingSent, type SentList, sendList } from './send-list.ts'

/** Max megabytes of a file. */
export const listMegabytes = limits.audienceFileMaxBytes / 1_000_000

/** `stopped` when a part wasn't taken: the rest can be sent. */
type UploadState = 'reading' | 'sending' | 'stopped' | 'done'

/** Reads a list of addresses, hashes it and sends it part by part. */
export function useListUpload(advertiserId: AdvertiserId, audienceId: AudienceId) {
  const part = useCommand(partCommand)
  const [change, setChange] = useState<'add' | 'remove'>('add')
  const [pasted, setPasted] = useState('')
  const [read, setRead] = useState<ReadLines>(() => readLines(''))
  const [fault, setFault] = useState<string>()
  const [state, setState] = useState<UploadState>('reading')
  const [sent, setSent] = useState<SentList>(nothingSent)
  const isClosed = useRef(false)
  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
    }
  }, [])
  const take = (text: string) => {
    part.clear()
    setFault(undefined)
    setState('reading')
    setSent(nothingSent)
    setRead(readLines(text))
  }
  const choose = async (file: File) => {
    if (state === 'sending') return
    setPasted('')
    take('')
    if (file.size > limits.audienceFileMaxBytes)
      return setFault(words.tooLarge({ size: listMegabytes }))
    try {
      take(await file.text())
    } catch {
      setFault(words.unreadable())
    }
  }
  const send = async () => {
    if (state === 'sending') return
    if (read.people.length === 0) return setFault(words.nothing())
    if (read.people.length > limits.audienceListMax)
      return setFault(words.tooMany({ most: limits.audienceListMax }))
    if (globalThis.crypto?.subtle === undefined) return setFault(words.noHashing())
    setFault(undefined)
    setState('sending')
    const done = await sendList(read.people, sent, {
      send: async (hashes) => {
        const input = { advertiser_id: advertiserId, audience_id: audienceId, change }
        const outcome = await part.run({ ...input, hashes: [...hashes] })
        return outcome.state === 'done' ? outcome.answer : undefined
      },
      onSent: setSent,
      isStopped: () => isClosed.current,
    })
    setState(done.sent === read.people.length ? 'done' : 'stopped')
  }
  return {
    change,
    pasted,
    read,
    state,
    sent,
    choose,
    send,
    fault: fault ?? part.formRefusal,
    setChange: (next: 'add' | 'remove') => {
      setChange(next)
      setState('reading')
      setSent(nothingSent)
      part.clear()
    },
    paste: (text: string) => {
      setPasted(text)
      take(text)
    },
  }
}

/** An upload of a list under way. */
export type ListUpload = ReturnType<typeof useListUpload>
