import type { ReactElement } from 'react'
import type { BodyProps } from '../body-props.ts'
import { useAfterSave } from '../editor/after-save.ts'
import { useEditor } from '../editor/use-editor.ts'
import { AutomatedForm } from './automated-form.tsx'

/** Creates a campaign of which the service chooses most. */
export default function CreateAutomated({ account }: BodyProps): ReactElement {
  const editor = useEditor({ account, tree: null, madeWith: 'automated' })
  return <AutomatedForm editor={editor} onSaved={useAfterSave(account)} />
}
