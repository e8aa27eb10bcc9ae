import type { ImportChoices } from '../plan/plan-source.ts';
import type { ImportKind, ImportPlan } from '../plan/import-plan.ts';
import { sha256Hex } from '../../../../shared/bytes/sha256.ts';

export type ImportRecord = {
  id: string;
  organizationId: string;
  userId: string;
  kind: ImportKind;
  sourceName: string;
  choices: ImportChoices;
  /** Hash of the plan: the same source, chosen again, has the same. */
  fingerprint: string;
  total: number;
  /** Milliseconds by the server's clock. */
  startedAt: number;
  status: 'open' | 'done' | 'undone';
  /** Set if the browser can store it. */
  handle?: FileSystemHandle;
};

/** The result of an item. `sending`: the request was begun and may have created the document. */
type ItemOutcome = 'sending' | 'created' | 'restored' | 'duplicate' | 'failed';

export type ItemResult = {
  importId: string;
  key: string;
  label: string;
  isDefinition?: boolean;
  outcome: ItemOutcome;
  /** A `SourceProblem` or an error code; for a success, what is missing. */
  reason?: string;
  details?: string[];
  madeIds: string[];
  knownIds: string[];
  /** The documents that the item's files become, while it is sent. */
  sending?: SentDocument[];
};

/** Identifies a document before it exists; size in bytes. */
export type SentDocument = { name: string; size: number };

export function fingerprintOf({ kind, items }: ImportPlan): Promise<string> {
  return sha256Hex([kind, ...items.map(({ key, size }) => `${key}\t${size}`)].join('\n'));
}
