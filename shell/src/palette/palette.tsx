import { plural } from '@tessera/contracts/messages'
import { Announcement } from '@tessera/ui/announcement'
import { Listbox, ListboxGroup, ListboxOption } from '@tessera/ui/combobox/listbox'
import { type Combobox, useCombobox } from '@tessera/ui/combobox/use-combobox'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { Modal } from '@tessera/ui/modal'
import { Fragment, type ReactElement, useState } from 'react'
import type { ListedAccount } from '../accounts/listed-accounts.ts'
import { useListedAccounts } from '../accounts/use-listed-accounts.ts'
import type { Shell } from '../shell/shell.ts'
import { type Command, groups, onePerAddress } from './command.ts'
import { matchCommands } from './match-commands.ts'
import styles from './palette.module.css'
import { searches, shellCommands } from './shell-commands.ts'
import { useModuleCommands } from './use-module-commands.ts'
import { counted, words } from './words.ts'

/** Orders commands by their lists while nothing is typed, and by how well they match after that. */
function listed(commands: readonly Command[], query: string, shell: Shell): readonly Command[] {
  if (query !== '')
    return [...matchCommands(query, commands).slice(0, 12), ...searches(shell, query)]
  const shown = commands.filter(({ isQuiet }) => isQuiet !== true)
  return groups.flatMap((group) => shown.filter((command) => command.group === group))
}

interface ListProps {
  readonly combobox: Combobox
  readonly commands: readonly Command[]
  /** True while the commands stand in their lists. */
  readonly isGrouped: boolean
}

/** The commands, in lists with a heading, or with the name of its list beside each. */
function CommandList({ combobox, commands, isGrouped }: ListProps): ReactElement {
  const option = (command: Command) => (
    <ListboxOption
      key={command.id}
      combobox={combobox}
      at={commands.indexOf(command)}
      className={styles.line}
      {...(command.to === undefined ? {} : { href: command.to })}
    >
      <bdi className={styles.label}>{command.label}</bdi>{' '}
      {command.note === undefined ? null : <bdi className={styles.note}>{command.note}</bdi>}{' '}
      {isGrouped || command.group === 'search' ? null : (
        <span className={styles.group}>{words[command.group]()}</span>
      )}
    </ListboxOption>
  )
  if (!isGrouped) return <>{commands.map(option)}</>
  return (
    <>
      {groups.map((group) => {
        const some = commands.filter((command) => command.group === group)
        if (some.length === 0) return <Fragment key={group} />
        return (
          <ListboxGroup
            key={group}
            label={words[group]()}
            heading={<p className={styles.heading}>{words[group]()}</p>}
          >
            {some.map(option)}
          </ListboxGroup>
        )
      })}
    </>
  )
}

interface PaletteProps {
  readonly shell: Shell
  /** The viewer's other accounts on this device. */
  readonly others: readonly ListedAccount[]
  readonly onClose: () => void
}

/** Finds a command by its words, and runs it. */
function Palette({ shell, others, onClose }: PaletteProps): ReactElement {
  const [text, setText] = useState('')
  const query = text.trim()
  const { commands: ofModules, isLoading, isPartial } = useModuleCommands(shell)
  const all = onePerAddress([...shellCommands(shell, others), ...ofModules])
  const commands = listed(all, query, shell)
  const found = commands.filter(({ group }) => group !== 'search').length
  const choose = (at: number) => {
    const command = commands[at]
    if (command === undefined) return
    onClose()
    command.run()
  }
  const combobox = useCombobox({
    keys: commands.map(({ id }) => id),
    text,
    open: true,
    startsAtFirst: true,
    onChoose: choose,
    onClose,
  })
  const nothing = query !== '' && found === 0 && !isLoading
  const said = nothing ? words.nothing() : query === '' ? '' : plural(found, counted.found)
  return (
    <Modal
      label={words.title()}
      width={640}
      padded={false}
      onClose={onClose}
      className={styles.palette ?? ''}
    >
      <div className={styles.field}>
        <Icon shape={icons.search} size={20} />
        <input
          type="text"
          role="combobox"
          data-autofocus
          dir="auto"
          aria-label={words.title()}
          aria-autocomplete="list"
          aria-expanded={commands.length > 0}
          {...combobox.field}
          placeholder={words.placeholder()}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          className={styles.input}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
      </div>
      <Announcement text={said} />
      {nothing ? <p className={styles.nothing}>{words.nothing()}</p> : null}
      <div className={styles.list}>
        <Listbox combobox={combobox} label={words.commands()}>
          <CommandList {...{ combobox, commands }} isGrouped={query === ''} />
        </Listbox>
      </div>
      {isPartial ? <p className={styles.nothing}>{words.partFailed()}</p> : null}
    </Modal>
  )
}

function MemberPalette(
  props: Omit<PaletteProps, 'others'> & {
    readonly viewer: NonNullable<ReturnType<Shell['stores']['$viewer']['get']>>
  },
) {
  const others = useListedAccounts(props.shell, props.viewer, true)
  return <Palette {...props} others={others} />
}

/** The command palette of the viewer. */
export default function CommandPalette(props: Omit<PaletteProps, 'others'>): ReactElement {
  const viewer = props.shell.stores.$viewer.get()
  if (viewer === null) return <Palette {...props} others={[]} />
  return <MemberPalette {...props} viewer={viewer} />
}
