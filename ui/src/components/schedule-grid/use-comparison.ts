import { useMemo } from 'react'
import { describeAttendance, type HeatLook, heatLookOf, heatSteps } from './model/heat'
import { type Attendance, attendanceOfCells, bestTimes, presentCount } from './model/people'
import type { ScheduleTexts } from './schedule-frame'
import type { CompareScheduleProps } from './schedule-grid-props'

/** A cell of the comparison. */
export interface ComparedCell {
  look: HeatLook
  /** How many people are free, at whatever level. */
  present: number
  /** Its time and who is missing. */
  description: string
}

/** An entry of the legend. */
interface LegendEntry {
  look: HeatLook | number
  text: string
}

type ComparisonInput = Required<Pick<CompareScheduleProps, 'schedule' | 'people' | 'bestTimesLimit'>> & {
  texts: ScheduleTexts
}

function legendOf(people: ComparisonInput['people'], texts: ScheduleTexts): LegendEntry[] {
  const [first, second] = people
  if (people.length === 2)
    return [
      { look: 'both', text: texts.both },
      { look: 'first', text: texts.only(first?.name ?? '') },
      { look: 'second', text: texts.only(second?.name ?? '') },
      { look: 'neither', text: texts.neither },
    ]
  return heatSteps(people.length).map(({ step, from, to }) => ({
    look: step,
    text: texts.legend(from, to, people.length),
  }))
}

/** What a comparison shows: its cells by index, the sentences of the best times, and the legend. Memoised by its input. */
export function useComparison({ schedule, people, bestTimesLimit, texts }: ComparisonInput) {
  return useMemo(() => {
    const describe = (day: string, slot: string, attendance: Attendance) =>
      texts.cell(day, slot) +
      texts.colon +
      texts.attendance(describeAttendance(attendance, people, schedule.levels.map(texts.level)))
    const cells = attendanceOfCells(schedule, people).map((attendance, cell): ComparedCell => {
      const day = texts.days[cell % schedule.days.length] ?? ''
      const slot = texts.slots[Math.floor(cell / schedule.days.length)] ?? ''
      return {
        look: heatLookOf(attendance),
        present: presentCount(attendance),
        description: describe(day, slot, attendance),
      }
    })
    const times = bestTimes(schedule, people, { limit: bestTimesLimit }).map((best) => {
      const range = texts.range(texts.time(best.startMinute), texts.time(best.endMinute))
      return describe(texts.day(best.day), range, best.attendance)
    })
    return { cells, times, legend: legendOf(people, texts) }
  }, [schedule, people, texts, bestTimesLimit])
}
