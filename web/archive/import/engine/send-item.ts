import { ApiError, hasCode } from '../../../api/api-error.ts';
import type { ImportItem, ItemFile, ItemVersion } from '../plan/import-plan.ts';
import { SourceError } from '../source/source-file.ts';
import type { ImportRecord, ItemResult } from '../records/import-record.ts';
import { ImportStoreError, type ImportStore } from '../records/import-store.ts';
import type { ImportRequests } from '../requests/import-requests.ts';
import { uploadMetadataOf, withoutLaterTimes, type ImportTarget } from './item-metadata.ts';
import { ImportStop, type Send } from '../requests/request-pace.ts';
import { firstFileOf, setVersions } from './set-versions.ts';
import { setReminders } from './set-reminders.ts';

type ItemSenderOptions = {
  record: ImportRecord;
  store: ImportStore;
  requests: ImportRequests;
  target: ImportTarget;
  /** The limit of a file in bytes; 0 means any. */
  maxSize: number;
  send: Send;
  signal: AbortSignal;
  /** Returns whether another item of the import with the same bytes has created this document. */
  isMade: (documentId: string) => boolean;
};

type NumberedFile = SentFile & { takenNumber?: number };
type SentFile = { documentId: string; kind: 'created' | 'restored' | 'known' };
type Metadata = Parameters<ImportRequests['upload']>[1];

export function createItemSender(options: ItemSenderOptions) {
  const { record, store, requests, target, maxSize, send, signal, isMade } = options;

  /** `isRepeated`: an earlier attempt was interrupted when the page was closed. */
  const sendItem = async (
    item: ImportItem,
    { isRepeated }: { isRepeated: boolean },
  ): Promise<ItemResult> => {
    const { key, label } = item;
    const result: ItemResult = {
      importId: record.id,
      key,
      label,
      outcome: 'failed',
      madeIds: [],
      knownIds: [],
    };
    const kinds = new Set<SentFile['kind']>();
    try {
      const { files, leftOut } = await filesOf(item);
      if (leftOut.length > 0) {
        result.reason = 'files-left-out';
        result.details = leftOut;
      }
      const sending = files.map(({ name, blob }) => ({
        name: item.metadata.name ?? name,
        size: blob.size,
      }));
      await store.saveResult({ ...result, outcome: 'sending', sending });
      for (const file of files) {
        const notes = [...(item.metadata.notes ?? []), ...(file.notes ?? [])];
        const dated = withoutLaterTimes({ ...item.metadata, notes }, record.startedAt);
        const given = uploadMetadataOf(dated, target);
        const { versions, ...sent } = await sendVersioned(file, given.metadata, isRepeated);
        kinds.add(sent.kind);
        (sent.kind === 'known' ? result.knownIds : result.madeIds).push(sent.documentId);
        if (sent.takenNumber !== undefined) {
          result.reason = 'number-left-out';
          result.details = [String(sent.takenNumber)];
        }
        if (sent.kind === 'created' && given.reason) result.reason ??= given.reason;
        if (sent.kind === 'restored') result.reason = 'kept-as-it-was';
        if (sent.kind === 'created') {
          await complete({ ...file, versions }, sent.documentId, { result, isRepeated });
        }
      }
      if (result.madeIds.length === 0) return { ...result, outcome: 'duplicate' };
      return { ...result, outcome: kinds.has('created') ? 'created' : 'restored' };
    } catch (error) {
      const isEnding = error instanceof ImportStop || error instanceof ImportStoreError;
      if (isEnding || signal.aborted) throw error;
      return { ...result, outcome: 'failed', reason: reasonOf(error) };
    }
  };

  const filesOf = async (item: ImportItem) => {
    const leftOut: string[] = [];
    const files = await item.read(maxSize, (name) => leftOut.push(name));
    return { files, leftOut };
  };

  /**
   * Sends the first of a file's versions, or continues a document that was begun. If another document has the first
   * version, only the current one is sent.
   */
  const sendVersioned = async (
    file: ItemFile,
    metadata: Metadata,
    isRepeated: boolean,
  ): Promise<NumberedFile & { versions: readonly ItemVersion[] }> => {
    const { versions } = file;
    if (!versions) return { ...(await sendNumbered(file, metadata, isRepeated)), versions: [] };
    const begun = isRepeated ? await findBegun(versions) : undefined;
    if (begun !== undefined) return { documentId: begun, kind: 'created', versions };
    const sent = await sendNumbered(await firstFileOf(file), metadata, isRepeated);
    if (sent.kind === 'created') return { ...sent, versions };
    return { ...(await sendNumbered(file, metadata, isRepeated)), versions: [] };
  };

  const findBegun = async (versions: readonly ItemVersion[]): Promise<string | undefined> => {
    const hashes = [...new Set(versions.map(({ sha256 }) => sha256))];
    const known = await send(() => requests.findKnown(hashes));
    for (const { documentId, isDeleted } of known) {
      const isOwn = !isDeleted && !isMade(documentId);
      const { startedAt, userId } = record;
      if (isOwn && (await send(() => requests.wasAddedSince(documentId, startedAt, userId)))) {
        return documentId;
      }
    }
    return undefined;
  };

  /** If another document has the same archive number, the item is sent without one. */
  const sendNumbered = async (
    file: ItemFile,
    metadata: Metadata,
    isRepeated: boolean,
  ): Promise<NumberedFile> => {
    const { archiveNumber, ...others } = metadata;
    try {
      return await sendFile(file, metadata, isRepeated);
    } catch (error) {
      if (!hasCode(error, 'document.archive_number_taken') || archiveNumber == null) throw error;
      return { ...(await sendFile(file, others, isRepeated)), takenNumber: archiveNumber };
    }
  };

  const sendFile = async (
    { name, blob }: ItemFile,
    metadata: Metadata,
    isRepeated: boolean,
  ): Promise<SentFile> => {
    // The server may have processed a request whose response was lost.
    let isUncertain = isRepeated;
    try {
      const file = new File([blob], name, { type: blob.type });
      const { documentId, isRestored } = await send(async () => {
        try {
          return await requests.upload(file, metadata, signal);
        } catch (error) {
          isUncertain ||= mayBeDone(error);
          throw error;
        }
      });
      return { documentId, kind: isRestored ? 'restored' : 'created' };
    } catch (error) {
      const documentId = duplicateOf(error);
      if (documentId === null) throw error;
      const isOwn =
        isUncertain &&
        !isMade(documentId) &&
        (await send(() => requests.wasAddedSince(documentId, record.startedAt, record.userId)));
      return { documentId, kind: isOwn ? 'created' : 'known' };
    }
  };

  const complete = async (
    { text, reminders = [], versions = [] }: ItemFile,
    documentId: string,
    { result, isRepeated }: { result: ItemResult; isRepeated: boolean },
  ) => {
    try {
      const areSet = await setVersions(versions, documentId, { requests, send, signal });
      if (!areSet) result.reason = 'document.already_exists';
      if (text !== undefined) await send(() => requests.setText(documentId, text));
      const { people } = target;
      await setReminders(reminders, { documentId, isRepeated, people, requests, send });
    } catch (error) {
      if (error instanceof ImportStop || signal.aborted) throw error;
      result.reason = reasonOf(error);
    }
  };

  return sendItem;
}

function mayBeDone(error: unknown): boolean {
  return error instanceof ApiError ? error.status >= 500 : error instanceof TypeError;
}

function duplicateOf(error: unknown): string | null {
  if (!hasCode(error, 'document.already_exists')) return null;
  const { documentId } = Object(error.details) as { documentId?: unknown };
  return typeof documentId === 'string' ? documentId : null;
}

/** Returns a `SourceProblem`, an error code, or `unreadable`. */
export function reasonOf(error: unknown): string {
  if (error instanceof SourceError) return error.problem;
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' ? code : 'unreadable';
}
