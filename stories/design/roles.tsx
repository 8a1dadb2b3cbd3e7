import { themes } from '../../ui/src/tokens/tokens'
import { contrast, type Pairing, pairings, parseColour } from './contrast'

const themeNames = ['light', 'dark'] as const
type ThemeName = (typeof themeNames)[number]

interface PairingRowProps extends Pairing {
  theme: ThemeName
}

/** A sample of a pairing, with its name and ratio. The story's play function measures the computed colours. */
function PairingRow({ background, foreground, minimumRatio, theme }: PairingRowProps) {
  const ratio = contrast(parseColour(themes[theme][background]), parseColour(themes[theme][foreground]))
  const isText = minimumRatio === 4.5
  return (
    <li
      data-testid="pairing"
      data-at-least={minimumRatio}
      className="flex items-baseline justify-between gap-3 rounded-sm px-3 py-1.5 text-sm"
      style={{
        backgroundColor: `var(--cg-${background})`,
        color: `var(--cg-${isText ? foreground : 'ink'})`,
        boxShadow: isText ? undefined : `inset 0 0 0 2px var(--cg-${foreground})`,
      }}
    >
      <span>
        {foreground} <span className="text-xs">on {background}</span>
      </span>
      <span className="shrink-0 font-bold tabular-nums">{ratio.toFixed(1)} : 1</span>
    </li>
  )
}

/** Every pairing the product uses, in both themes side by side. */
export function Roles() {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {themeNames.map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          className="space-y-6 rounded-lg border border-line bg-surface p-4 text-ink shadow-card sm:p-6"
        >
          <h3 className="text-xl">{theme === 'light' ? 'By day' : 'By night'}</h3>
          {Object.entries(pairings).map(([use, list]) => (
            <div key={use} className="space-y-2">
              <h4 className="text-base">{use}</h4>
              <ul className="space-y-1">
                {list.map((pairing) => (
                  <PairingRow key={`${pairing.foreground}-${pairing.background}`} theme={theme} {...pairing} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
