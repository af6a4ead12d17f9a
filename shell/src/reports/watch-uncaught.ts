import type { RegisteredModule } from '@tessera/contracts/registry'
import type { Report } from './reports.ts'

/** Reports errors and rejections that nobody caught, with code that a page fetches only then. */
export function watchUncaught(
  page: Window,
  about: {
    readonly modules: readonly RegisteredModule[]
    readonly origin: string
    readonly report: (report: Report) => void
  },
): void {
  const heard = (event: Event) => {
    // A failure here must not be heard here again.
    import(/* webpackChunkName: "faults" */ './uncaught.ts')
      .then(({ reportUncaught }) => reportUncaught(event, about))
      .catch(() => {})
  }
  for (const type of ['error', 'unhandledrejection']) page.addEventListener(type, heard)
}
