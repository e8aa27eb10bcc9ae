import type { D1Like, D1ResultLike, D1StatementLike } from '../../../worker/database/metering.ts';
import { checkLimit, reportExcess } from './excesses.ts';
import { connect } from './invocation.ts';
import { allowed, rowsPerSecond } from './limits.ts';
import { shapeOf, type StatementShape } from './statement-shape.ts';

type LimitedStatement = D1StatementLike & { inner: D1StatementLike; query: string };

const shapes = new Map<string, StatementShape>();
const encoder = new TextEncoder();

export function limitD1(d1: D1Like): D1Like {
  const wrap = (
    inner: D1StatementLike,
    query: string,
    shape: StatementShape,
  ): LimitedStatement => ({
    inner,
    query,
    bind(...values) {
      checkValues(values, { query, shape });
      return wrap(inner.bind(...values), query, shape);
    },
    async all() {
      const result = await run(() => inner.all(), [query]);
      checkResults([result], query);
      return result;
    },
  });
  return {
    prepare: (query) => wrap(d1.prepare(query), query, checkedShape(query)),
    async batch(statements) {
      const limited = statements as LimitedStatement[];
      const results = await run(
        () => d1.batch(limited.map(({ inner }) => inner)),
        limited.map(({ query }) => query),
      );
      checkResults(results, limited[0]?.query ?? '');
      return results;
    },
  };
}

/** Errors that the local runtime itself raises like D1. */
const refusals =
  /too many (?:columns|terms|arguments|SQL variables)|pattern too complex|too large|string or blob too big|statement too long/i;

async function run<Result>(
  call: () => Promise<Result>,
  queries: readonly string[],
): Promise<Result> {
  try {
    return await connect(call, { queries: queries.length });
  } catch (error) {
    if (refusals.test(String(error))) reportExcess(String(error), queries.join('; '));
    throw error;
  }
}

function checkedShape(query: string): StatementShape {
  const known = shapes.get(query);
  if (known) return known;
  const shape = shapeOf(query);
  checkLimit('d1StatementBytes', shape.bytes, query);
  checkLimit('d1Arguments', shape.arguments, query);
  checkLimit('d1Compounds', shape.compounds, query);
  checkLimit('d1PatternBytes', shape.patternBytes, query);
  if (shapes.size >= 2000) shapes.clear();
  shapes.set(query, shape);
  return shape;
}

function checkValues(
  values: readonly unknown[],
  { query, shape }: { query: string; shape: StatementShape },
): void {
  checkLimit('d1Parameters', values.length, query);
  for (const value of values) checkLimit('d1ValueBytes', bytesOf(value), query);
  for (const index of shape.patterns) checkLimit('d1PatternBytes', bytesOf(values[index]), query);
}

/** The statements of a batch share the seconds of one query, because they run in one call. */
function checkResults(results: readonly D1ResultLike[], query: string): void {
  let seconds = 0;
  for (const { results: rows, meta } of results) {
    seconds += (meta.rows_read ?? 0) / rowsPerSecond.read;
    seconds += (meta.rows_written ?? 0) / rowsPerSecond.written;
    checkLimit('d1Columns', Object.keys(rows?.[0] ?? {}).length, query);
    let bytes = 0;
    for (const row of rows ?? []) {
      let rowBytes = 0;
      for (const name in row) rowBytes += bytesOf(row[name]);
      checkLimit('d1ValueBytes', rowBytes, query);
      bytes += rowBytes;
    }
    checkLimit('d1ResultBytes', bytes, query);
  }
  checkLimit('d1Seconds', seconds, query);
}

const fewBytes = allowed('d1ValueBytes') / 1000;

/** Short texts are estimated by their length. */
function bytesOf(value: unknown): number {
  if (typeof value === 'string') {
    return value.length < fewBytes ? value.length : encoder.encode(value).length;
  }
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength;
  return Array.isArray(value) ? value.length : 8;
}
