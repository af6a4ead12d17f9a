export type {
  Layout,
  LayoutSize,
  Profile,
  Readable,
  ShellContext,
  ShellReport,
  Toast,
} from './context.ts'
export type {
  ModuleDefinition,
  ModuleView,
  OverlayProps,
  PageProps,
} from './define-module.ts'
export { defineModule, handler, overlay, page, slot } from './define-module.ts'
