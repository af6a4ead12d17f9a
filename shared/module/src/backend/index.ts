export {
  type Backend,
  type BackendFailure,
  type BackendRequest,
  type BackendResult,
  backendOf,
} from './backend-of.ts'
export { useBackend } from './use-backend.ts'
