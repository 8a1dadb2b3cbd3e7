/**
 * Schedules as data: any days by any slots, entries in minutes of wall-clock time, painting without loss, several people
 * together, and instants in a time zone. Without React.
 */
export { dayParts, scheduleEntriesOf } from './model/day-parts'
export { type CellLevel, levelsOfCells, PARTIAL, paintCells } from './model/entries'
export {
  type Attendance,
  attendanceOfCells,
  type BestTime,
  type BestTimesOptions,
  bestTimes,
  presentCount,
  type SchedulePerson,
} from './model/people'
export {
  cellCount,
  cellParts,
  cellsWhere,
  createSchedule,
  type Schedule,
  type ScheduleDay,
  type ScheduleEntry,
  type ScheduleOptions,
  type ScheduleSlot,
  timeSlots,
} from './model/schedule'
export { entriesInZone, entriesOfInstants, type InstantRange, instantsOf, skippedCells } from './model/time-zone'
