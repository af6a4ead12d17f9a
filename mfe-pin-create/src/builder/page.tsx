import { limits } from '@tessera/contracts/limits'
import { HashtagField } from '@tessera/module/hashtag-field'
import { useTitle } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { words } from '../words.ts'
import { BoardChoice } from './board-choice.tsx'
import styles from './builder.module.css'
import type { Draft } from './flow.ts'
import { PictureArea } from './picture-area.tsx'
import { useBuilder } from './use-builder.ts'

/** The page where a pin is made. */
export default function BuilderPage() {
  const { state, send, ...actions } = useBuilder()
  const { draft, faults, publishing } = state
  useTitle(words.title())
  const type = (field: keyof Draft) => ({
    value: draft[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      send({ type: 'typed', field, value: target.value }),
  })
  return (
    <form
      className={styles.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'publish-pressed' })
      }}
    >
      <h1 className={styles.title}>{words.title()}</h1>
      <PictureArea picture={state.picture} {...actions} />
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
        />
        <BoardChoice state={state} send={send} />
        {faults.form === undefined ? null : (
          <p role="alert" className={styles.fault}>
            {faults.form}
          </p>
        )}
        <Button kind="primary" type="submit" busy={publishing}>
          {words.publish()}
        </Button>
      </div>
    </form>
  )
}
