import type { AllowRequest } from '@tessera/contracts/releases/tool-calls'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'

/** The facts about accounts that the registry asks for. */
export interface RegistryAccounts {
  /** Returns the words that are somebody's username, of these. */
  usernamesAmong(db: Pick<Sql, 'select'>, words: readonly string[]): Promise<ReadonlySet<string>>
  /** Lets an account override modules, or no more; undefined when there is no such account. */
  allow(
    ports: Pick<Ports, 'db' | 'log'>,
    asked: AllowRequest,
  ): Promise<{ readonly username: string } | undefined>
  /** Lists the usernames of those who may override modules. */
  allowed(ports: Pick<Ports, 'db'>): Promise<readonly string[]>
}

declare module '../../../ports.ts' {
  interface Ports {
    /** The accounts, for the registry of modules. */
    readonly registryAccounts: RegistryAccounts
  }
}
