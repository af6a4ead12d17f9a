import type { RegisteredModule } from '@tessera/contracts/registry'
import type { DefinedModule } from '@tessera/module'

/** Makes modules speak the language of the page. */
export interface Speaker {
  /** Starts loading the file of a module's texts beside its code. */
  preload(module: RegisteredModule | undefined): void
  /** Loads the texts of a module. A text that it lacks stays English. */
  speak(definition: DefinedModule): Promise<void>
}
