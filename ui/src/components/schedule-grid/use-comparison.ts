import { useMemo } from 'react'
import { type CellHeat, describeAttendance, heatOf, heatSteps } from './model/heat'
import { type Attendance, attendanceOfCells, bestTimes, presentCount } from './model/people'
import { cellParts } from './model/schedule'
import type { ScheduleTexts } from './schedule-frame'
import type { CompareScheduleProps } from './schedule-grid-props'

/** A cell of the comparison. */
export interface ComparedCell {
  heat: CellHeat
  /** How many people are free, at whatever level. */
  present: number
  /** Its time and who is missing. */
  description: string
}

interface LegendEntry {
  heat: CellHeat
  text: string
}

type ComparisonInput = Required<Pick<CompareScheduleProps, 'schedule' | 'people' | 'bestTimesLimit'>> & {
  texts: ScheduleTexts
}

/** For two people, which of them are free; for another number of people, ranges of how many are. */
function legendOf(people: ComparisonInput['people'], texts: ScheduleTexts): LegendEntry[] {
  const [first, second] = people
  if (first && second && people.length === 2)
    return [
      { heat: 'both', text: texts.both },
      { heat: 'first', text: texts.only(first.name) },
      { heat: 'second', text: texts.only(second.name) },
      { heat: 'neither', text: texts.neither },
    ]
  return heatSteps(people.length).map(({ step, from, to }) => ({
    heat: step,
    text: texts.legend(from, to, people.length),
  }))
}

/** What a comparison shows: its cells by index, the sentences of the best times, and the legend. Memoised by the props. */
export function useComparison({ schedule, people, bestTimesLimit, texts }: ComparisonInput) {
  return useMemo(() => {
    const describe = (day: string, slot: string, attendance: Attendance) =>
      texts.cell(day, slot) +
      texts.colon +
      texts.attendance(describeAttendance(attendance, people, schedule.levels.map(texts.level)))
    const cells = attendanceOfCells(schedule, people).map((attendance, cellIndex): ComparedCell => {
      const { day, slot } = cellParts(schedule, cellIndex)
      return {
        heat: heatOf(attendance),
        present: presentCount(attendance),
        description: describe(texts.day(day), texts.slot(slot, texts.time), attendance),
      }
    })
    const bestTimeTexts = bestTimes(schedule, people, { limit: bestTimesLimit }).map((best) => {
      const range = texts.range(texts.time(best.startMinute), texts.time(best.endMinute))
      return describe(texts.day(best.day), range, best.attendance)
    })
    return { cells, bestTimes: bestTimeTexts, legend: legendOf(people, texts) }
  }, [schedule, people, texts, bestTimesLimit])
}
