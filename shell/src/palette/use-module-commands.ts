import { isActive } from '@tessera/contracts/active'
import { useEffect, useState } from 'react'
import type { Shell } from '../shell/shell.ts'
import type { Command } from './command.ts'

/** The commands of modules that have given theirs so far. */
interface ModuleCommands {
  readonly commands: readonly Command[]
  /** True while a module has not given its commands yet. */
  readonly isLoading: boolean
  /** True when a module could not give its commands. */
  readonly isPartial: boolean
}

/** Asks every module that has commands for them, once for each opening. A module that fails keeps none from the others. */
export function useModuleCommands(shell: Pick<Shell, 'boot' | 'host' | 'parts'>): ModuleCommands {
  const { boot, host, parts } = shell
  const [names] = useState(() =>
    boot.modules
      .filter((module) => isActive(module) && module.descriptor.palette === true)
      .map(({ descriptor }) => descriptor.name),
  )
  const [given, setGiven] = useState<Readonly<Record<string, readonly Command[] | 'failed'>>>({})
  useEffect(() => {
    let isOver = false
    for (const name of names)
      void host.commands(name).then((commands) => {
        if (isOver) return
        const found = commands?.map((command): Command => {
          const { id, ...rest } = command
          const to = 'to' in command ? command.to : undefined
          const run = 'run' in command ? command.run : () => parts.navigate(command.to)
          return { ...rest, id: `${name} ${id}`, to, run }
        })
        setGiven((before) => ({ ...before, [name]: found ?? 'failed' }))
      })
    return () => {
      isOver = true
    }
  }, [names, host, parts])
  const all = names.map((name) => given[name])
  return {
    commands: all.flatMap((each) => (each === undefined || each === 'failed' ? [] : each)),
    isLoading: all.includes(undefined),
    isPartial: all.includes('failed'),
  }
}
