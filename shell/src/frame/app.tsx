import { BrowserRouter, Route, Routes } from 'react-router-dom'
import type { Shell } from '../boot/shell.ts'
import { ViewBoundary } from '../modules/view-boundary.tsx'
import { ModulePage } from '../routing/module-page.tsx'
import { routesOf } from '../routing/routes.ts'
import { Crashed } from './crashed.tsx'
import { Frame } from './frame.tsx'
import { NotFound } from './not-found.tsx'

/** The whole page: the frame, and in it whichever module's page the address names. */
export function App({ shell }: { readonly shell: Shell }) {
  const report = (thrown: unknown) =>
    shell.parts.report({ code: 'frame-threw', from: 'shell', detail: String(thrown) })
  return (
    <ViewBoundary onThrow={report} fallback={() => <Crashed />}>
      <BrowserRouter>
        <Routes>
          <Route element={<Frame shell={shell} />}>
            {routesOf(shell.boot.modules).map((route) => (
              <Route
                key={route.page.route}
                path={route.page.route}
                element={<ModulePage shell={shell} route={route} />}
              />
            ))}
            <Route path="*" element={<NotFound brand={shell.boot.brand} />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </ViewBoundary>
  )
}
