import { parseArgs } from 'node:util'
import { Fault } from './fault.ts'

/** The arguments of the command. */
export interface Arguments {
  /** The module's name; undefined to bring the repository of the present folder up to date. */
  readonly name: string | undefined
  /** The product's address, where the command was not loaded from it. */
  readonly at: string | undefined
  /** True to leave the packages for later. */
  readonly isBare: boolean
  readonly isHelp: boolean
}

const options = {
  at: { type: 'string' },
  'no-install': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/** The help of the command. */
export const help = `npx PRODUCT/packages/create.tgz NAME [--no-install]
    Writes a module of that name with its repository, in a folder of that name.
npx PRODUCT/packages/create.tgz [--no-install]
    In such a repository: brings it up to date with the product.

  PRODUCT is the product's address, as https://pins.example.org.
  --at URL says where the product is, if the command was not loaded from it.
  --no-install leaves out npm install, and the checks after it.
  Exit codes: 0 done, 1 refused, 2 wrong arguments, 3 not reachable.`

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (cause) {
    const [sentence] = String(cause instanceof Error ? cause.message : cause).split('. ')
    throw new Fault(`${sentence}. --help says what there is.`, 2)
  }
}

/** Reads the arguments. */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parsed(args)
  const [name, ...others] = positionals
  if (others.length > 0)
    throw new Fault(`One name is enough; '${others.join(' ')}' comes after it.`, 2)
  return {
    name,
    at: values.at,
    isBare: values['no-install'] === true,
    isHelp: values.help === true,
  }
}
