import type { ImportPlan } from '../plan/import-plan.ts';
import { setRunningImports } from '../records/forget-imports.ts';
import { createImportEngine, type EnginePhase } from './import-engine.ts';
import { withImportLock } from '../records/import-lock.ts';
import type { ImportRecord } from '../records/import-record.ts';
import type { ImportStore } from '../records/import-store.ts';
import { createImportRequests } from '../requests/import-requests.ts';
import { isPassing } from '../requests/request-pace.ts';
import type { Tally } from './result-tally.ts';

/**
 * The displayed state of an import. `locked`: another tab imports into the same organization; `waiting`: the network is
 * unavailable.
 */
export type RunSnapshot = {
  record: ImportRecord;
  phase: EnginePhase | 'locked' | 'waiting';
  tally: Tally;
  stoppedBy: unknown;
};

type Run = {
  snapshot: RunSnapshot;
  start: () => void;
  pause: () => void;
  isActive: () => boolean;
};

/** The imports of this tab by organization; they continue while other pages are shown. */
const runs = new Map<string, Run>();
const listeners = new Set<() => void>();

/** Milliseconds within which a change is shown, however many there are. */
const shownEvery = 200;

type NewRun = {
  plan: ImportPlan;
  record: ImportRecord;
  store: ImportStore;
  maxSize: number;
  onImported: () => void;
};

/** Milliseconds between attempts to reach the server. */
const triedEvery = 30_000;

export function startRun({ plan, record, store, maxSize, onImported }: NewRun) {
  const { organizationId } = record;
  if (runs.get(organizationId)?.isActive()) return;
  setRunningImports({
    pause: () => [...runs.keys()].forEach(pauseRun),
    close: () => [...runs.keys()].forEach(closeRun),
  });
  let isStarted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLocked = false;

  let waiting: AbortController | undefined;

  const show = () => {
    timer = undefined;
    const { phase, ...state } = engine.state();
    const shown = waiting ? 'waiting' : phase;
    run.snapshot = { record, ...state, phase: isLocked ? 'locked' : shown };
    for (const listener of listeners) listener();
  };

  const engine = createImportEngine({
    plan,
    record,
    store,
    maxSize,
    requests: createImportRequests(organizationId),
    now: Date.now,
    sleep,
    onChange: () => {
      onImported();
      timer ??= setTimeout(show, shownEvery);
    },
  });

  /** Continues when the network or the server is available again. */
  const waitForNetwork = () => {
    const controller = new AbortController();
    waiting = controller;
    void sleep(triedEvery, controller.signal).then(start, () => undefined);
  };

  const pause = () => {
    waiting?.abort();
    waiting = undefined;
    engine.pause();
    show();
  };

  const runAlone = async () => {
    isLocked = false;
    show();
    window.addEventListener('beforeunload', warn);
    try {
      await engine.run();
    } finally {
      window.removeEventListener('beforeunload', warn);
    }
  };

  const runUnlessLocked = async () => {
    try {
      isLocked = (await withImportLock(organizationId, runAlone)) === null;
    } finally {
      isStarted = false;
      const { phase, stoppedBy } = engine.state();
      if (phase === 'paused' && isPassing(stoppedBy)) waitForNetwork();
      show();
    }
  };

  const start = () => {
    waiting?.abort();
    waiting = undefined;
    if (isStarted) return;
    isStarted = true;
    void runUnlessLocked();
  };

  const run: Run = {
    snapshot: { record, ...engine.state() },
    start,
    pause,
    isActive: () => isStarted || waiting !== undefined,
  };
  runs.set(organizationId, run);
  start();
}

export function subscribeToRuns(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function runOf(organizationId: string, userId: string): RunSnapshot | undefined {
  const snapshot = runs.get(organizationId)?.snapshot;
  return snapshot?.record.userId === userId ? snapshot : undefined;
}

export function pauseRun(organizationId: string) {
  runs.get(organizationId)?.pause();
}

export function resumeRun(organizationId: string) {
  runs.get(organizationId)?.start();
}

/** Removes the display of an import that does not run. */
export function closeRun(organizationId: string) {
  runs.get(organizationId)?.pause();
  runs.delete(organizationId);
  for (const listener of listeners) listener();
}

function warn(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** Resolves early when the network is back; rejects when aborted. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      window.removeEventListener('online', end);
      resolve();
    };
    const abort = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(end, milliseconds);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    window.addEventListener('online', end);
  });
}
