import styles from './form-fault.module.css'

/** Shows an error of the whole form; screen readers announce it. */
export function FormFault({ message }: { readonly message: string | undefined }) {
  return message === undefined ? null : (
    <p role="alert" className={styles.fault}>
      {message}
    </p>
  )
}
