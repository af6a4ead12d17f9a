import type { ReactElement } from 'react'
import type { BodyProps } from '../body-props.ts'
import { useAfterSave } from './after-save.ts'
import { EditorForm } from './editor-form.tsx'
import { useEditor } from './use-editor.ts'

/** Creates a campaign with its ad groups and ads. */
export default function Create({ account }: BodyProps): ReactElement {
  const editor = useEditor({ account, tree: null, madeWith: 'ads_manager' })
  return <EditorForm editor={editor} onSaved={useAfterSave(account)} />
}
