import type { D1Like, D1StatementLike } from '../../../worker/database/metering.ts';

type Wrapped = D1StatementLike & { inner: D1StatementLike };

/**
 * Retries calls of the local runtime's database whose idle connection was closed at the moment of a request. On a
 * busy machine, that happens once in some thousand calls.
 */
export function reconnecting(d1: D1Like): D1Like {
  const wrap = (inner: D1StatementLike): Wrapped => ({
    inner,
    bind: (...values) => wrap(inner.bind(...values)),
    all: () => connected(() => inner.all()),
  });
  return {
    prepare: (query) => wrap(d1.prepare(query)),
    batch: (statements) =>
      connected(() => d1.batch((statements as Wrapped[]).map(({ inner }) => inner))),
  };
}

const attempts = 5;

async function connected<Result>(call: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      const isClosed = error instanceof Error && String(error.cause).includes('other side closed');
      if (!isClosed || attempt === attempts) throw error;
    }
  }
}
