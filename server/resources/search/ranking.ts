import { melbourneSuburbs } from '@campus-gigs/ui/data/melbourne-suburbs'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { distanceMetres, fitUnits, type ListingSort, unknownDistanceMetres } from '@/domain'
import { popcountSql, toArrayLiteral } from '../../db/sql.ts'
import { placeholder, type SuburbDistances } from './criteria.ts'

/**
 * `fitScore` of `domain/testing` in SQL, on 28-bit masks: the same integer for the same masks.
 * @param slotCount the number of slots in `shifts`, where a column has it. Default: counted in SQL
 */
export function fitScoreSql(availability: SQLWrapper, shifts: SQLWrapper, slotCount?: SQLWrapper): SQL<number> {
  const shareUnits = sql.raw(String(fitUnits.share))
  const coveredUnits = sql.raw(String(fitUnits.covered))
  const total = slotCount ?? popcountSql(shifts)
  const covered = popcountSql(sql`(${availability}) & (${shifts})`)
  const score = sql`(${covered} * ${shareUnits} / ${total}) * ${coveredUnits} + ${covered}`
  return sql<number>`(case when ${total} = 0 then 1 else ${score} end)`
}

/**
 * How an order ranks listings, higher first. Listings of equal rank are sorted by time, newest first, then by id, as in
 * `sortListings` (`domain/testing`).
 */
export interface Ranking {
  /** Common table expressions that the other fields use, each followed by a comma; empty for none. */
  tablesSql: SQL
  /** The rank of a row with the columns `shift_mask`, `slot_count` and `suburb`, to which `join` is joined. */
  rank: SQL
  /** The join that `rank` needs; empty for none. */
  join: SQL
  /** All listings, in segments that an index can read. Each segment has higher ranks than the next. */
  segments: (MultiRankSegment | SingleRankSegment)[]
}

/**
 * Listings of several ranks, in groups of equal rank that an index can read: listings of one shift mask, or one suburb.
 */
export interface MultiRankSegment {
  /** A query of the groups, with the column `rank` and those that identify a group. */
  rankedGroups: SQL
  /** The condition that a row of `searched_listings` belongs to the group in the row `ranked` of `rankedGroups`. */
  isInGroup: SQL
}

/** Listings of one rank: the rows of `searched_listings` that meet the condition. */
export interface SingleRankSegment {
  rank: SQL
  condition: SQL
}

/**
 * Orders by the fit to the student's free slots: first the listings without a clash, then those that fit in part or
 * have no shifts, then those that only clash.
 */
function rankByFit(): Ranking {
  const freeMask = placeholder('freeMask', 'integer')
  const rank = fitScoreSql(freeMask, sql`shift_mask`, sql`slot_count`)
  const masksWith = (condition: SQL): MultiRankSegment => ({
    // `offset 0` keeps the planner from computing the rank again at each of its uses.
    rankedGroups: sql`select shift_mask, ${rank} as rank from shift_masks where ${condition} offset 0`,
    isInGroup: sql`searched_listings.shift_mask = ranked.shift_mask`,
  })
  const hasFreeSlot = sql`shift_mask & ${freeMask} <> 0`
  const isFree = sql`shift_mask | ${freeMask} = ${freeMask}`
  return {
    tablesSql: sql``,
    rank,
    join: sql``,
    segments: [
      masksWith(sql`shift_mask <> 0 and ${isFree}`),
      masksWith(sql`shift_mask = 0 or (${hasFreeSlot} and not ${isFree})`),
      { rank: sql`0`, condition: sql`shift_mask <> 0 and not ${hasFreeSlot}` },
    ],
  }
}

/** Orders by posting time: all listings have the same rank. */
function rankByTime(): Ranking {
  return { tablesSql: sql``, rank: sql`0`, join: sql``, segments: [{ rank: sql`0`, condition: sql`true` }] }
}

/**
 * Orders by the distance from the student's suburb: first the listings in known suburbs, then those in unknown ones.
 * The rank is the distance in metres, negated.
 */
function rankByNearness(): Ranking {
  const unknown = sql.raw(String(-unknownDistanceMetres))
  return {
    tablesSql: sql`known as materialized (
      select suburb, -metres as metres_rank
      from unnest(${placeholder('knownSuburbs', 'text[]')}, ${placeholder('metres', 'integer[]')}) as known (suburb, metres)
    ),`,
    rank: sql`coalesce(metres_rank, ${unknown})`,
    join: sql`left join known using (suburb)`,
    segments: [
      {
        rankedGroups: sql`select suburb, metres_rank as rank from known`,
        isInGroup: sql`searched_listings.suburb = ranked.suburb`,
      },
      { rank: unknown, condition: sql`suburb not in (select suburb from known)` },
    ],
  }
}

/** The ranking of each order. */
export const rankings: Record<ListingSort, () => Ranking> = {
  fit: rankByFit,
  newest: rankByTime,
  nearest: rankByNearness,
}

/** A cache by the suburb, in lower case, from which the distances are measured. */
const distancesBySuburb = new Map<string, SuburbDistances>()

/** The distances of all suburbs from one suburb, as the values of {@link rankByNearness}. */
export function distancesFrom(currentSuburb: string): SuburbDistances {
  const from = currentSuburb.trim().toLowerCase()
  const cached = distancesBySuburb.get(from)
  if (cached) return cached
  const computed = {
    knownSuburbs: toArrayLiteral(melbourneSuburbs.map(({ suburbName }) => suburbName.toLowerCase())),
    metres: toArrayLiteral(melbourneSuburbs.map(({ suburbName }) => distanceMetres(from, suburbName))),
  }
  distancesBySuburb.set(from, computed)
  return computed
}
