import { Button, Card, Checkbox, Tag, TextField } from '@campus-gigs/ui'
import { createRoot } from 'react-dom/client'
import classes from './host.module.css'

/** Components with and without classes of the page; their names say which. */
function Hosts({ padded }: { padded: string }) {
  return (
    <main>
      <Button>Plain</Button>
      <Button className={padded}>Classed</Button>
      <Button className={classes.padded}>Module</Button>
      <Button style={{ paddingTop: 41 }}>Styled</Button>
      <Card as="section" aria-label="Plain card" />
      <Card as="section" aria-label="Classed card" className={padded} />
      <Tag className={padded}>Tag</Tag>
      <TextField label="Name" value="" onChange={() => {}} className={padded} />
      <Checkbox label="Yes" checked={false} onChange={() => {}} className={padded} />
      {/* Names that our components use: the page's own look of them must not reach ours. */}
      <p className="bg-raised p-4 text-ink">Theirs</p>
    </main>
  )
}

/** Shows the components on a page whose class for a padding of 40 px is given. */
export function showHosts(padded: string) {
  const root = document.querySelector('#root')
  if (root) createRoot(root).render(<Hosts padded={padded} />)
}
