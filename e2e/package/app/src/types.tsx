// Compiled by each TypeScript version that the package promises, strictly and not; never run.
import '@campus-gigs/ui/fonts.css'
import '@campus-gigs/ui/styles.css'
import '@campus-gigs/ui/tokens.css'
import * as Ui from '@campus-gigs/ui'
import { useState } from 'react'

type OptionalKeys<Props> = { [Key in keyof Props]-?: object extends Pick<Props, Key> ? Key : never }[keyof Props]
/** Whether every optional prop may be `undefined`, for each member of a union. */
type AllowsUndefined<Props> = Props extends unknown
  ? { [Key in OptionalKeys<Props>]: undefined } extends Pick<Props, OptionalKeys<Props>>
    ? true
    : false
  : never
/** The components with an optional prop that rejects `undefined` under `exactOptionalPropertyTypes`. */
type RejectingComponents = {
  [Name in keyof typeof Ui & Capitalize<string>]: (typeof Ui)[Name] extends (props: infer Props) => unknown
    ? false extends AllowsUndefined<Props>
      ? Name
      : never
    : never
}[keyof typeof Ui & Capitalize<string>]

export const everyOptionalPropAllowsUndefined: [RejectingComponents] extends [never] ? true : RejectingComponents = true

type Size = 'small' | 'large'
const sizes: { value: Size; label: string }[] = [{ value: 'small', label: 'Small' }]

/** The controls that choose a value keep its type. */
export function Choices() {
  const [size, setSize] = useState<Size>('small')
  const [sizeOrNone, setSizeOrNone] = useState<Size | ''>('')
  const [sizeOrNull, setSizeOrNull] = useState<Size | null>(null)
  const [text, setText] = useState('')
  const tabs = sizes.map((option) => ({ ...option, content: option.label }))
  return (
    <>
      <Ui.Select label="Size" value={size} onChange={setSize} options={sizes} />
      <Ui.Select label="Size" value={sizeOrNone} onChange={setSizeOrNone} options={sizes} placeholder="None" />
      <Ui.Select label="Text" value={text} onChange={setText} options={[{ value: 'a', label: 'A' }]} placeholder="?" />
      <Ui.Select label="Size" value="small" onChange={(value: Size) => value} options={sizes} error={undefined} />
      <Ui.RadioGroup label="Size" value={sizeOrNull} onChange={setSizeOrNull} options={sizes} />
      <Ui.RadioGroup label="Size" value={null} onChange={setSize} options={sizes} />
      <Ui.Tabs label="Size" value={size} onChange={setSize} items={tabs} />
      {/* @ts-expect-error no option has this value */}
      <Ui.Select label="Size" value="medium" onChange={setSize} options={sizes} />
      {/* @ts-expect-error an option that the value can't hold */}
      <Ui.Select label="Size" value={size} onChange={setSize} options={[{ value: 'medium', label: 'Medium' }]} />
      {/* @ts-expect-error a placeholder could be chosen, which is the value '' */}
      <Ui.Select label="Size" value={size} onChange={setSize} options={sizes} placeholder="None" />
      {/* @ts-expect-error no option has this value */}
      <Ui.RadioGroup label="Size" value="medium" onChange={setSize} options={sizes} />
      {/* @ts-expect-error no tab has this value */}
      <Ui.Tabs label="Size" value="medium" onChange={setSize} items={tabs} />
    </>
  )
}
