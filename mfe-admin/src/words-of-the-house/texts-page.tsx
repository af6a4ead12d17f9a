import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { type HouseText, houseTexts } from '@tessera/contracts/calls/house-texts'
import type { HouseTextKind } from '@tessera/contracts/house-words'
import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { QueryRegion } from '@tessera/ui/query-region'
import { type ReactElement, useState } from 'react'
import { Area, type Self } from '../frame/area.tsx'
import parts from '../frame/parts.module.css'
import { RowsWaiting } from '../frame/rows-waiting.tsx'
import { useWhen } from '../frame/use-when.ts'
import { frameWords } from '../frame/words.ts'
import { TextEditor } from './text-editor.tsx'
import { textNames, textWords as words } from './words.ts'

const addressOfText = (kind: HouseTextKind): string => {
  if (kind === 'terms') return paths.terms.to()
  return kind === 'privacy' ? paths.privacyPolicy.to() : paths.houseText.to({ text: kind })
}

function Row({ text, onEdit }: { readonly text: HouseText; readonly onEdit: () => void }) {
  const { brand } = useShell()
  const { day } = useWhen()
  const name = textNames[text.kind]()
  const stateOf = ({ version, changed_at: at, is_shown: isShown }: HouseText) => {
    if (at === null) return isShown ? words.first({ brand }) : words.none()
    const said = words.version({ version, day: day(at) })
    return isShown ? said : `${words.taken()} · ${said}`
  }
  return (
    <li className={parts.item}>
      <span className={parts.lines}>
        <strong>{name}</strong>
        <span className={parts.sub}>{stateOf(text)}</span>
      </span>
      <div className={parts.acts}>
        {text.is_shown ? (
          <Button kind="plain" size="small" href={addressOfText(text.kind)} target="_blank">
            {words.open()}
          </Button>
        ) : null}
        <Button size="small" aria-label={words.editOf({ name })} onClick={onEdit}>
          {words.edit()}
        </Button>
      </div>
    </li>
  )
}

function Texts({ self }: { readonly self: Self }): ReactElement {
  const { client } = useShell()
  const [kind, setKind] = useState<HouseTextKind | null>(null)
  const query = useQuery({ ...queryOptions(client, houseTexts, {}), staleTime: 0 })
  if (kind !== null)
    return (
      <TextEditor
        key={kind}
        kind={kind}
        mayWrite={self.may('words.write')}
        onBack={() => setKind(null)}
      />
    )
  return (
    <QueryRegion query={query} failed={frameWords.failed()} waiting={<RowsWaiting />}>
      {(texts) => (
        <ul aria-label={words.title()} className={parts.list}>
          {texts.map((text) => (
            <Row key={text.kind} text={text} onEdit={() => setKind(text.kind)} />
          ))}
        </ul>
      )}
    </QueryRegion>
  )
}

/** The texts of the house: each with its versions and an editor. */
export default function TextsPage(): ReactElement {
  return (
    <Area page="texts" title={words.title()} needs="words.see" lead={words.lead()}>
      {(self) => <Texts self={self} />}
    </Area>
  )
}
