import { limits } from '@tessera/contracts/limits'
import { plural } from '@tessera/contracts/messages'
import { webAddress } from '@tessera/contracts/web-address'
import { useShell } from '@tessera/module/react'
import { HashtagField } from '@tessera/pins/hashtag-field'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { PageTitle } from '@tessera/ui/page-title'
import { type ReactNode, useState } from 'react'
import { counted, words } from '../words.ts'
import { BoardField, BoardModal } from './board-field.tsx'
import styles from './builder.module.css'
import type { Drafts } from './drafts/use-drafts.ts'
import type { Draft } from './flow.ts'
import { PictureArea } from './picture-area.tsx'
import type { BuilderPage } from './use-builder.ts'

interface BuilderFormProps {
  readonly builder: BuilderPage
  readonly title: string
  /** Called with the address of a page that is pasted, dropped or entered as link. */
  readonly onAddress?: (address: string) => void
  /** The pins that are prepared at once, where that is possible. */
  readonly drafts?: Drafts
  /** Several pictures can be chosen at once. */
  readonly takesSeveral?: boolean
  /** Drawn below the title. */
  readonly head?: ReactNode
  /** Drawn below the picture. */
  readonly children?: ReactNode
}

/** The form of a new pin: its picture, text and board. */
export function BuilderForm(props: BuilderFormProps) {
  const { builder, title, drafts, takesSeveral, onAddress, head, children } = props
  const { state, send, ...pictures } = builder
  const { draft, faults } = state
  const [choosing, setChoosing] = useState(false)
  const locale = useShell().$locale.get()
  const count = drafts?.list.drafts.length ?? 1
  const several = count > 1
  const type = (field: keyof Draft) => ({
    value: draft[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      send({ type: 'typed', field, value: target.value }),
  })
  return (
    <>
      <form
        className={styles.page}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (several) drafts?.publish()
          else send({ type: 'publish-pressed', picture: pictures.picture })
        }}
      >
        <PageTitle className={styles.title ?? ''}>{title}</PageTitle>
        {head}
        <div className={styles.pictures}>
          <PictureArea
            {...pictures}
            onAddress={onAddress}
            onMore={takesSeveral ? drafts?.add : undefined}
          />
          {children}
        </div>
        <div className={styles.fields}>
          <TextField label={words.pinTitle()} maxLength={limits.pinTitleMax} {...type('title')} />
          <HashtagField
            label={words.description()}
            rows={4}
            value={draft.description}
            error={faults.description}
            onText={(value) => send({ type: 'typed', field: 'description', value })}
          />
          <TextField
            label={words.link()}
            hint={words.linkHint()}
            inputMode="url"
            placeholder="https://"
            maxLength={limits.pinLinkMax}
            error={faults.link}
            {...type('link')}
            onBlur={() => {
              const address = webAddress(draft.link)
              if (address !== undefined && pictures.picture.kind === 'none') onAddress?.(address)
            }}
          />
          <BoardField state={state} onOpen={() => setChoosing(true)} />
          {faults.form === undefined ? null : (
            <p role="alert" className={styles.fault}>
              {faults.form}
            </p>
          )}
          <Button
            kind="primary"
            type="submit"
            busy={state.kind !== 'editing' || drafts?.busy === true}
          >
            {several
              ? words.publishAll({ pins: plural(count, counted.pins, locale) })
              : words.publish()}
          </Button>
          {several ? (
            <Button disabled={drafts?.busy} onClick={() => drafts?.remove(drafts.list.shown)}>
              {words.dropDraft()}
            </Button>
          ) : null}
        </div>
      </form>
      {choosing ? <BoardModal send={send} onClose={() => setChoosing(false)} /> : null}
    </>
  )
}
