import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { useEffect, useRef, useState } from 'react'
import { readFolders } from './read-folders.ts'
import { readTransfer, type Transfer, type TransferData } from './read-transfer.ts'
import { words } from './words.ts'

interface Incoming {
  readonly onFiles: (files: readonly File[]) => void
  /** Called with the address of a page or picture; undefined where pins are made of files alone. */
  readonly onAddress: ((address: string) => void) | undefined
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLElement && target.isContentEditable)

/** True for a paste that belongs to the field it goes to: text, also where its program adds a picture of it. */
const isOfField = ({ target, clipboardData }: ClipboardEvent): boolean =>
  isField(target) &&
  (clipboardData === null ||
    clipboardData.files.length === 0 ||
    clipboardData.getData('text/plain') !== '')

/**
 * Takes pictures, folders and links that are pasted or dropped anywhere on the page. Returns true while something is
 * dragged over it.
 */
export function useIncoming(given: Incoming): boolean {
  const { toast } = useShell()
  const latest = useRef(given)
  latest.current = given
  const [isOver, setOver] = useState(false)

  async function takeFolders({ entries }: Extract<Transfer, { kind: 'folders' }>): Promise<void> {
    const max = limits.newPinsMax
    const { files, hasMore } = await readFolders(entries, max)
    if (files.length === 0) toast({ text: words.noneInFolder(), tone: 'bad' })
    else if (hasMore) toast({ text: words.folderMany({ max }), tone: 'bad' })
    if (files.length > 0) latest.current.onFiles(files)
  }

  /** Returns false for anything that no pin can be made from. */
  function take(data: TransferData | null): boolean {
    const { onFiles, onAddress } = latest.current
    const read = readTransfer(data)
    if (read === undefined) return false
    if (read.kind === 'files') onFiles(read.files)
    else if (read.kind === 'folders') void takeFolders(read)
    else if (onAddress === undefined) return false
    else onAddress(read.address)
    return true
  }

  useEffect(() => {
    const page = new AbortController()
    const { signal } = page
    window.addEventListener(
      'paste',
      (event) => {
        if (!isOfField(event) && take(event.clipboardData)) event.preventDefault()
      },
      { signal },
    )
    const dragged = (inside: boolean) => (event: DragEvent) => {
      // A file dropped beside the form would open in place of the page, and the text would be lost.
      event.preventDefault()
      setOver(inside)
    }
    window.addEventListener('dragover', dragged(true), { signal })
    window.addEventListener(
      'dragleave',
      (event) => {
        if (event.relatedTarget === null) setOver(false)
      },
      { signal },
    )
    window.addEventListener(
      'drop',
      (event) => {
        if (isField(event.target) && readTransfer(event.dataTransfer)?.kind === 'address') return
        dragged(false)(event)
        take(event.dataTransfer)
      },
      { signal },
    )
    return () => page.abort()
  }, [])
  return isOver
}
