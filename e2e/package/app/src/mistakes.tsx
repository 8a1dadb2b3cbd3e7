import { AvailabilityGrid, Stepper } from '@campus-gigs/ui'

const ignore = () => {}

/** Misuse that must not compile in a consumer's app. Only type-checked, never run. */
export function mistakes() {
  return (
    <>
      {/* @ts-expect-error the grid has to know what it is for */}
      <AvailabilityGrid label="Week" value={[]} />
      {/* @ts-expect-error editing tells the new week to somebody */}
      <AvailabilityGrid mode="edit" label="Week" value={[]} />
      {/* @ts-expect-error there is nothing to change when two weeks are compared */}
      <AvailabilityGrid mode="compare" label="Week" self={[]} other={[]} onChange={ignore} />
      {/* @ts-expect-error comparing takes two weeks */}
      <AvailabilityGrid mode="compare" label="Week" self={[]} />
      {/* @ts-expect-error a table to read has no handler */}
      <AvailabilityGrid mode="view" label="Week" value={[]} onChange={ignore} />
      {/* @ts-expect-error a grid without a label has no name */}
      <AvailabilityGrid mode="view" value={[]} />
      {/* @ts-expect-error linear progress has no steps to jump to */}
      <Stepper label="Steps" mode="linear" progress={50} step={1} steps={2} activeStep="a" />
      {/* @ts-expect-error linear progress says how far it is */}
      <Stepper label="Steps" mode="linear" step={1} steps={2} />
      {/* @ts-expect-error free steps need the one that is open */}
      <Stepper label="Steps" mode="steps" steps={[]} />
      {/* @ts-expect-error free steps have no percentage */}
      <Stepper label="Steps" mode="steps" steps={[]} activeStep="a" progress={50} />
      {/* @ts-expect-error a stepper without a label has no name */}
      <Stepper mode="linear" progress={50} step={1} steps={2} />
    </>
  )
}
