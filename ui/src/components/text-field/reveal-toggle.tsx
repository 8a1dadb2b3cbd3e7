import { Eye, EyeOff } from '../icons/document-icons'

interface RevealToggleProps {
  label: string
  revealed: boolean
  onChange: (revealed: boolean) => void
  disabled?: boolean | undefined
}

/** Shows or hides the text of a password field. */
export function RevealToggle({ label, revealed, onChange, disabled }: RevealToggleProps) {
  const Icon = revealed ? EyeOff : Eye
  return (
    <button
      type="button"
      aria-pressed={revealed}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(!revealed)}
      className="grid w-12 shrink-0 place-items-center rounded-md text-ink-muted -outline-offset-4 hover:text-ink"
    >
      <Icon className="size-5" />
    </button>
  )
}
