import { AvailabilityGrid, Button, CountryCombobox, SuburbCombobox } from '@campus-gigs/ui'
import type { AvailabilityEntry } from '@campus-gigs/ui/availability'
import { useEffect, useRef, useState, version } from 'react'

/** The grid and both pickers, with their values as JSON. */
export function Picking() {
  const [week, setWeek] = useState<readonly AvailabilityEntry[]>([])
  const [country, setCountry] = useState<string | null>(null)
  const [place, setPlace] = useState({ suburbName: '', zipCode: '' })
  const [tag, setTag] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => setTag(button.current?.tagName ?? 'none'), [])
  return (
    <main>
      <h1 className="text-lg rounded-lg" data-theirs="">
        React {version}
      </h1>
      <ul data-theirs="">
        <li>A list of theirs</li>
      </ul>
      <AvailabilityGrid mode="edit" label="When are you free?" value={week} onChange={setWeek} />
      <CountryCombobox label="Country" value={country} onChange={setCountry} />
      <SuburbCombobox suburb={place.suburbName} zipCode={place.zipCode} onChange={setPlace} />
      <Button ref={button}>Save</Button>
      <output aria-label="State">{JSON.stringify({ free: week.length, country, place, tag })}</output>
    </main>
  )
}
