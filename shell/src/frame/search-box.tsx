import { limits } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import { SearchField } from '@tessera/ui/field'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { words } from '../words.ts'
import styles from './frame.module.css'

/** The search field of the header; what it finds is a module's page. */
export function SearchBox() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const asked = pathname === paths.search.to() ? (new URLSearchParams(search).get('q') ?? '') : ''
  const [text, setText] = useState(asked)
  useEffect(() => setText(asked), [asked])
  return (
    <search className={styles.search}>
      <form
        action={paths.search.to()}
        onSubmit={(event) => {
          event.preventDefault()
          const q = text.trim()
          if (q !== '') void navigate(paths.search.to({ q }))
        }}
      >
        <SearchField
          label={words.searchFor()}
          placeholder={words.search()}
          name="q"
          value={text}
          onChange={setText}
          maxLength={limits.searchQueryMax}
        />
      </form>
    </search>
  )
}
