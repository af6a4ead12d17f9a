import type { ReactElement } from 'react'
import { useAfterSave } from '../editor/after-save.ts'
import { useEditor } from '../editor/use-editor.ts'
import type { BodyProps } from '../frame/body-props.ts'
import { AutomatedForm } from './automated-form.tsx'

/** Creates a campaign of which the service chooses most. */
export default function CreateAutomated({ account }: BodyProps): ReactElement {
  const editor = useEditor({ account, tree: null, madeWith: 'automated' })
  return <AutomatedForm editor={editor} onSaved={useAfterSave(account)} />
}
