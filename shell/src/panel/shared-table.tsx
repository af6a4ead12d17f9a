import styles from './panel.module.css'
import type { SharedPackage } from './shared-packages.ts'
import { words } from './words.ts'

/** Lists the shared packages, who gave them and who uses them. */
export function SharedTable({ packages }: { readonly packages: readonly SharedPackage[] }) {
  return (
    <section className={styles.section}>
      <h3>{words.shared()}</h3>
      {packages.length === 0 ? (
        <p>{words.noShared()}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {[words.package(), words.version(), words.from(), words.usedBy()].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {packages.map(({ name, version, from, usedBy }) => (
              <tr key={`${name} ${version}`}>
                <th scope="row">{name}</th>
                <td>{version}</td>
                <td>{from}</td>
                <td>{usedBy.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
