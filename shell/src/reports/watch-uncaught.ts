import type { RegisteredModule } from '@tessera/contracts/registry'
import type { Report } from './report.ts'

/** Reports uncaught errors and rejections; the reporting code loads with the first one. */
export function watchUncaught(
  page: Window,
  about: {
    readonly modules: readonly RegisteredModule[]
    readonly origin: string
    readonly report: (report: Report) => void
  },
): void {
  const heard = (event: Event) => {
    // A failure here must not be reported by the same listener.
    import(/* webpackChunkName: "faults" */ './uncaught.ts')
      .then(({ reportUncaught }) => reportUncaught(event, about))
      .catch(() => {})
  }
  for (const type of ['error', 'unhandledrejection']) page.addEventListener(type, heard)
}
