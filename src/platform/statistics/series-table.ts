import type { SeriesKey } from '../../stats/series-key.ts'
import type { Mode } from '../../stats/vocabulary.ts'

/** The series of an agent, few and never deleted, so all of them are kept in memory. */
export interface SeriesTable {
  /** The id of the series, which is made when it is new. */
  idOf: (key: SeriesKey) => number
  /** Throws a RangeError for an id that was never given. */
  keyOf: (seriesId: number) => SeriesKey
  /** Ids of the judges of a mode, or of the one judge that is named. */
  judgesOf: (mode: Mode, judge?: string) => number[]
}

/** Reads the table of series. */
export function openSeriesTable(sql: SqlStorage): SeriesTable {
  const keys = new Map<number, SeriesKey>()
  const ids = new Map<string, number>()

  function remember(seriesId: number, key: SeriesKey): void {
    keys.set(seriesId, key)
    ids.set(nameOf(key), seriesId)
  }

  const rows = sql.exec<{ series_id: number; kind: string; mode: Mode; name: string }>(
    'SELECT series_id, kind, mode, name FROM series',
  )
  for (const { series_id: seriesId, kind, mode, name } of rows) {
    remember(seriesId, kind === 'judge' ? { kind, mode, judge: name } : { kind: 'failure', code: name })
  }

  return {
    idOf(key) {
      const known = ids.get(nameOf(key))
      if (known !== undefined) return known
      const [mode, name] = key.kind === 'judge' ? [key.mode, key.judge] : ['', key.code]
      const { series_id: seriesId } = sql
        .exec<{ series_id: number }>(
          'INSERT INTO series (kind, mode, name) VALUES (?, ?, ?) RETURNING series_id',
          key.kind,
          mode,
          name,
        )
        .one()
      remember(seriesId, key)
      return seriesId
    },

    keyOf(seriesId) {
      const key = keys.get(seriesId)
      if (key === undefined) throw new RangeError(`no series ${seriesId}`)
      return key
    },

    judgesOf(mode, judge) {
      return [...keys]
        .filter(([, key]) => key.kind === 'judge' && key.mode === mode && (judge === undefined || key.judge === judge))
        .map(([seriesId]) => seriesId)
    },
  }
}

function nameOf(key: SeriesKey): string {
  return key.kind === 'judge' ? `judge ${key.mode} ${key.judge}` : `failure ${key.code}`
}
