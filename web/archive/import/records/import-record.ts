import type { ImportChoices } from '../plan/plan-source.ts';
import type { ImportKind, ImportPlan } from '../plan/import-plan.ts';
import { sha256Hex } from '../../../../shared/bytes/sha256.ts';

/** An import as it is kept in the browser, so that it continues after a reload. */
export type ImportRecord = {
  id: string;
  organizationId: string;
  userId: string;
  kind: ImportKind;
  sourceName: string;
  choices: ImportChoices;
  /** Of what was planned: the same source, chosen again, has the same. */
  fingerprint: string;
  total: number;
  /** In milliseconds, by the server's clock. */
  startedAt: number;
  status: 'open' | 'done' | 'undone';
  /** Where the browser can keep it. */
  handle?: FileSystemHandle;
};

/** What became of an item. `sending`: it was begun, and maybe made. */
type ItemOutcome = 'sending' | 'created' | 'restored' | 'duplicate' | 'failed';

export type ItemResult = {
  importId: string;
  key: string;
  label: string;
  /** Something that documents refer to, which could not be made. */
  isDefinition?: boolean;
  outcome: ItemOutcome;
  /** A `SourceProblem` or the code of an error; of a success what is missing. */
  reason?: string;
  /** Names of what is missing. */
  details?: string[];
  /** Documents that the import made or took out of the trash. */
  madeIds: string[];
  /** Documents that were there already. */
  knownIds: string[];
  /** While it is sent: the documents that its files become. */
  sending?: SentDocument[];
};

/** A document by what is known of it before it exists; size in bytes. */
export type SentDocument = { name: string; size: number };

/** Identifies what is planned, whatever has been imported of it. */
export function fingerprintOf({ kind, items }: ImportPlan): Promise<string> {
  return sha256Hex([kind, ...items.map(({ key, size }) => `${key}\t${size}`)].join('\n'));
}
