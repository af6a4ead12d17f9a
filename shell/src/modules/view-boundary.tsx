import type { ReactNode } from 'react'
import { Component } from 'react'

interface Props {
  readonly children: ReactNode
  readonly onThrow: (thrown: unknown) => void
  readonly fallback: (retry: () => void) => ReactNode
}

/** Catches what a view throws while rendering. */
export class ViewBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(thrown: unknown) {
    this.props.onThrow(thrown)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return this.props.fallback(() => this.setState({ failed: false }))
  }
}
