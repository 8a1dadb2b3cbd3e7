// The colours of a comparison, as steps of the heat map, and who is free in a range, for the comparison's sentences.
import type { ScheduleAttendance } from '../schedule-messages'
import { type Attendance, presentCount, type SchedulePerson } from './people'

/** From nobody (0) to everybody (4). */
type HeatStep = 0 | 1 | 2 | 3 | 4

/** The `data-heat` of a cell: for two people which of them are free, for another number of people a step. */
export type CellHeat = 'both' | 'first' | 'second' | 'neither' | HeatStep

/** The step of a number of people: 0 nobody, 4 everybody, and between them a step for each third of all. */
function stepOf(present: number, total: number): HeatStep {
  if (present === 0) return 0
  if (present === total) return 4
  if (present * 3 <= total) return 1
  return present * 3 <= total * 2 ? 2 : 3
}

/** The heat of a cell by everybody's level in it. */
export function heatOf(attendance: Attendance): CellHeat {
  if (attendance.length !== 2) return stepOf(presentCount(attendance), attendance.length)
  const [first = 0, second = 0] = attendance
  if (first) return second ? 'both' : 'first'
  return second ? 'second' : 'neither'
}

/** The steps that occur with a number of people, each with its least and greatest number of them. */
export function heatSteps(total: number): { step: HeatStep; from: number; to: number }[] {
  const steps: { step: HeatStep; from: number; to: number }[] = []
  for (let present = 0; present <= total; present += 1) {
    const step = stepOf(present, total)
    const last = steps.at(-1)
    if (last?.step === step) last.to = present
    else steps.push({ step, from: present, to: present })
  }
  return steps
}

/** Who is free in a range, for its sentence. */
export function describeAttendance(
  attendance: Attendance,
  people: readonly SchedulePerson[],
  levelNames: readonly string[],
): ScheduleAttendance {
  const namesAt = (level: number) => people.filter((_, index) => attendance[index] === level).map(({ name }) => name)
  // Levels are numbered from 1, the best, whose people are not named.
  const lesser = levelNames
    .map((level, index) => ({ level, names: index > 0 ? namesAt(index + 1) : [] }))
    .filter(({ names }) => names.length > 0)
  return { present: presentCount(attendance), total: people.length, lesser, absent: namesAt(0) }
}
