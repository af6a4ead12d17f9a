import { defineMessages } from '@tessera/contracts/messages'
import type { ShellContext } from '../context.ts'

const words = defineMessages({
  copied: 'Link copied',
  copyFailed: "We couldn't copy the link. Copy it from the address bar.",
})

/** Puts the whole address of a page of the product into the clipboard, and says so. */
export async function copyLink(
  { toast }: Pick<ShellContext, 'toast'>,
  path: string,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, location.origin).href)
    toast({ text: words.copied(), tone: 'good' })
  } catch {
    // The browser may keep the clipboard to itself.
    toast({ text: words.copyFailed(), tone: 'bad' })
  }
}
