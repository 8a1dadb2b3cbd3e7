import { eucalyptus, paper, wattle } from '../../ui/src/tokens/tokens'
import { contrast, parseColour } from './contrast'

const ramps = [
  { name: 'Eucalyptus', use: 'Brand and ink', steps: eucalyptus },
  { name: 'Wattle', use: 'The one thing to do next', steps: wattle },
  { name: 'Paper', use: 'Everything else', steps: paper },
]

/** Black or white, whichever has the higher contrast with a swatch. */
function legibleTextColour(colour: string): string {
  const background = parseColour(colour)
  return contrast(background, [255, 255, 255]) > contrast(background, [0, 0, 0]) ? '#ffffff' : '#000000'
}

/** The raw colours. Components use the colour roles instead. */
export function Palette() {
  return (
    <div className="space-y-8">
      {ramps.map(({ name, use, steps }) => (
        <div key={name} className="space-y-2">
          <h3 className="text-lg">
            {name} <span className="font-normal font-text text-ink-muted text-sm tracking-normal">{use}</span>
          </h3>
          <ol className="grid grid-cols-3 overflow-hidden rounded-lg border border-line sm:grid-cols-6 lg:flex">
            {Object.entries(steps).map(([step, colour]) => (
              <li
                key={step}
                className="flex min-h-20 flex-1 flex-col justify-end p-2 text-xs leading-tight"
                style={{ backgroundColor: colour, color: legibleTextColour(colour) }}
              >
                <span className="font-bold">{step}</span>
                <span>{colour}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}
