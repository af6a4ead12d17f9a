import type { ModuleError } from '@tessera/module/load'
import { moduleErrorTexts } from '@tessera/module/load'
import { ErrorRegion } from '@tessera/ui/error-region'
import { words } from '../words.ts'
import styles from './failed-region.module.css'

/** A module's error, and how to try again. */
export interface FailedProps {
  readonly error: ModuleError
  readonly onRetry: () => void
}

/** Describes a module's error for support. */
export const detailsOf = ({ module, code }: ModuleError): string =>
  `${moduleErrorTexts[code]} (${module}: ${code})`

/** Replaces a module's part of a page that failed; the rest of the page keeps working. */
export function FailedRegion({ error, onRetry }: FailedProps) {
  return (
    <div className={styles.failed} data-module={error.module}>
      <ErrorRegion title={words.partFailed()} onRetry={onRetry} code={detailsOf(error)}>
        {words.regionFailed()}
      </ErrorRegion>
    </div>
  )
}
