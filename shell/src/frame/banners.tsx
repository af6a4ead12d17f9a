import { useStore } from '@nanostores/react'
import type { Shell } from '../boot/shell.ts'
import { PanelOpener } from '../panel/panel-opener.tsx'
import { VerifyBanner } from './verify-banner.tsx'

/** The banners above the page that few people see; they load after the frame. */
export default function Banners({ shell }: { readonly shell: Shell }) {
  const viewer = useStore(shell.stores.$viewer)
  return (
    <>
      {shell.boot.overrides || viewer?.may_override ? <PanelOpener shell={shell} /> : null}
      {viewer?.email_verified === false ? (
        <VerifyBanner key={viewer.id} commands={shell.parts.commands} />
      ) : null}
    </>
  )
}
