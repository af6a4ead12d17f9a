import { useStore } from '@nanostores/react'
import type { ModuleError } from '@tessera/module/load'
import { moduleError } from '@tessera/module/load'
import { ShellProvider } from '@tessera/module/react'
import type { ReactNode } from 'react'
import { createElement, Fragment, useDeferredValue, useEffect } from 'react'
import { useSlices } from '../drawn/use-slices.ts'
import type { ModuleHost, ViewName, ViewState } from './host.ts'
import { ViewBoundary } from './view-boundary.tsx'

interface RegionProps {
  readonly host: ModuleHost
  readonly view: ViewName
  readonly input: unknown
  readonly close?: () => void
  readonly loading: ReactNode
  readonly failed: (error: ModuleError, retry: () => void) => ReactNode
}

const nothing = () => {}

function Ready({
  state,
  ...props
}: RegionProps & { readonly state: ViewState & { status: 'ready' } }) {
  const { host, view, input, close = nothing, failed } = props
  useEffect(() => host.shown(view.module), [host, view.module])
  const threw = (thrown: unknown) => moduleError('threw-on-render', view.module, thrown)
  return (
    <ViewBoundary
      onThrow={(thrown, components) => {
        host.mute(view, true)
        host.report({
          code: 'module-threw-on-render',
          from: view.module,
          detail: threw(thrown).cause,
          thrown,
          components,
        })
      }}
      fallback={(retry) =>
        failed(threw('render'), () => {
          host.mute(view, false)
          retry()
        })
      }
    >
      <ShellProvider shell={state.shell}>
        {createElement(state.view, { input, close })}
      </ShellProvider>
    </ViewBoundary>
  )
}

const loading: ViewState = { status: 'loading' }

/** Returns the state of a view, for a render in slices if the page may take that time. */
function useView(host: ModuleHost, view: ViewName): ViewState {
  const state = useStore(host.view(view))
  // Beside slots the page is there already.
  const slices = useSlices() || view.kind === 'slot'
  // A page whose code is there before the frame comes after it all the same.
  const first = slices && view.kind === 'page' ? 'loading' : state.status
  // The status alone: an earlier state would keep the build that it is of.
  const earlier = useDeferredValue(state.status, first)
  return slices && earlier === 'loading' ? loading : state
}

function inState(props: RegionProps, state: ViewState): ReactNode {
  if (state.status === 'loading') return props.loading
  if (state.status === 'failed')
    return props.failed(state.error, () => props.host.retry(props.view))
  return <Ready {...props} state={state} />
}

/** Renders a module's view, with its loading and failed states. */
export function ModuleRegion(props: RegionProps) {
  const { host, view } = props
  const { regions } = host
  const state = useView(host, view)
  return (
    <Fragment
      ref={(area) => {
        regions.set(area, view)
        return () => {
          regions.delete(area)
        }
      }}
    >
      {inState(props, state)}
    </Fragment>
  )
}
