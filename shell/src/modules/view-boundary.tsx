import type { ErrorInfo, ReactNode } from 'react'
import { Component } from 'react'

interface Props {
  readonly children: ReactNode
  readonly onThrow: (thrown: unknown, components: string | null | undefined) => void
  readonly fallback: (retry: () => void) => ReactNode
}

/** Catches what a view throws while rendering. */
export class ViewBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(thrown: unknown, { componentStack }: ErrorInfo) {
    this.props.onThrow(thrown, componentStack)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return this.props.fallback(() => this.setState({ failed: false }))
  }
}
