/** One line of a keyboard table: the keys, and what they do. */
export type KeyRow = readonly [keys: string, effect: string]

/** The keyboard table of a docs page. For docs only, not part of the package. */
export function Keyboard({ rows }: { rows: readonly KeyRow[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">What happens</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([keys, effect]) => (
          <tr key={keys}>
            <th scope="row">{keys}</th>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
