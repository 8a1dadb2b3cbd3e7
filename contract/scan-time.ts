import { hourMs } from '@/domain'

/** The offset of scan times from UTC, which the specification fixes (SC-05). */
const scanTimeOffsetHours = 10

/** The time of a scan as the specification wants it: the local time ten hours ahead of UTC, written with a `Z`. */
export function scanTime(now: Date): string {
  return new Date(now.getTime() + scanTimeOffsetHours * hourMs).toISOString()
}
