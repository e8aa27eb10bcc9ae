import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { sanitizeFileName } from '../../../shared/archive/documents/file-names.ts';
import { displayName, fileExtension } from '../../../shared/reading/file-types/file-extension.ts';
import { limits } from '../../../shared/limits.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { BatchResults } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { allowsVersion } from '../../http/if-match.ts';
import { commit } from '../../outbox/commit.ts';
import { documentConflict } from '../documents/document-conflict.ts';
import { findDocumentByHash, toDocumentSummary } from '../documents/document-store.ts';
import { getDocument } from '../documents/get-document.ts';
import { assertActive } from '../documents/require-document.ts';
import { storageRefusalOf } from '../documents/storage/storage-store.ts';
import { withText } from '../documents/with-text.ts';
import { fileKey, keysOfFile } from '../files/file-key.ts';
import { settleFile } from '../uploads/receive-file.ts';
import { keepFormerText } from './former-text.ts';
import {
  nextVersionChange,
  releaseKeyNumbers,
  selectIsMade,
  type claimVersion,
  type CurrentVersion,
  type NextVersion,
} from './version-store.ts';

type Claimed = BatchResults<ReturnType<typeof claimVersion>>;
type Next = Omit<NextVersion, 'name'>;

type NextVersions = { documentId: string; ifMatch: string | undefined };

/**
 * Makes the file that `fileOf` returns the next version of a document, which has been claimed;
 * nothing changes if it returns null. Throws the errors of `withClaim`, 412 `request.conflict` if
 * another version came first, and 409 `document.already_exists` for a file that a document has.
 */
export function makeNextVersion(
  scope: OrganizationScope,
  claimed: Claimed,
  options: NextVersions & { fileOf: (current: CurrentVersion) => Promise<Next | null> },
): Promise<DocumentSummary | undefined> {
  const { fileOf, ...rest } = options;
  return withClaim(scope, claimed, { ...rest, versions: 1 }, async (current) => {
    const next = await fileOf(current);
    if (!next) return undefined;
    const { id, lastFileNumber: keyNumber } = current;
    await withText(scope, claimed.documents[0], (found) =>
      keepFormerText(scope, found, { id, keyNumber }),
    );
    return write(scope, { current, next, isOfVersion: rest.ifMatch !== undefined });
  });
}

/**
 * Makes versions of a document for which numbers have been claimed. What was stored for them is deleted again if they are not made.
 * Throws 404 `document.not_found`, 409 `document.in_trash`, 412 `request.conflict` with the current document if `ifMatch` names
 * another version of it, and 403 `limit.reached`.
 */
export async function withClaim<Made extends DocumentSummary | undefined>(
  scope: OrganizationScope,
  { claimed }: Pick<Claimed, 'claimed'>,
  { documentId, ifMatch, versions }: NextVersions & { versions: number },
  make: (current: CurrentVersion) => Promise<Made>,
): Promise<Made> {
  const [current] = claimed;
  if (!current) {
    assertActive(await getDocument(scope, documentId));
    throw limitReached();
  }
  let made: Made | undefined;
  try {
    if (!allowsVersion(ifMatch, current.version)) throw await conflictOf(scope, documentId);
    if (current.fileVersion + versions > limits.documentVersions.max) throw limitReached();
    made = await make(current);
    return made;
  } finally {
    if (!made) await settleVersions(scope, current, versions);
  }
}

function limitReached(): AppError {
  return new AppError('limit.reached', {
    message: `A document has at most ${limits.documentVersions.max} versions`,
    details: { limit: 'versions' },
  });
}

export async function conflictOf(scope: OrganizationScope, documentId: string): Promise<AppError> {
  const document = await getDocument(scope, documentId);
  assertActive(document);
  return documentConflict(document);
}

async function write(
  scope: OrganizationScope,
  { current, next, isOfVersion }: { current: CurrentVersion; next: Next; isOfVersion: boolean },
): Promise<DocumentSummary> {
  const name = nameWithFile(current, next.originalName);
  try {
    const change = nextVersionChange(scope, { current, next: { ...next, name }, isOfVersion });
    const { updated, documents } = await commit(scope, change);
    const [document] = documents;
    if (updated.length > 0 && document) return toDocumentSummary(document);
  } catch (error) {
    const refusal = storageRefusalOf(error);
    if (refusal) throw refusal;
    const duplicate = await findDocumentByHash(scope, next.sha256);
    if (!duplicate) throw error;
    if (await isMade(scope, current)) return duplicate;
    throw alreadyExists(duplicate.id);
  }
  throw await conflictOf(scope, current.id);
}

export function alreadyExists(documentId: string): AppError {
  return new AppError('document.already_exists', { details: { documentId } });
}

async function isMade(scope: OrganizationScope, { id, lastFileNumber }: CurrentVersion) {
  return (await selectIsMade(scope, id, lastFileNumber)).length > 0;
}

async function settleVersions(
  scope: OrganizationScope,
  current: CurrentVersion,
  count: number,
): Promise<void> {
  const { id, lastFileNumber } = current;
  const numbers = Array.from({ length: count }, (_, index) => lastFileNumber - index);
  const { organizationId, platform } = scope;
  await settleFile(fileKey(organizationId, id, lastFileNumber), async () => {
    // The database runs statements one after the other, so a version that does not exist now will
    // not appear later.
    if (await isMade(scope, current)) return;
    await platform.files.delete(numbers.flatMap((each) => keysOfFile(organizationId, id, each)));
    await releaseKeyNumbers(scope, current, count);
  });
}

/** The name stays, with the extension of the new file if it had that of the former one. */
function nameWithFile({ name, originalName }: CurrentVersion, fileName: string): string {
  const [former, extension] = [fileExtension(originalName), fileExtension(fileName)];
  const isSame = former.toLowerCase() === extension.toLowerCase();
  const hasFormer = fileExtension(name).toLowerCase() === former.toLowerCase();
  if (isSame || !hasFormer || former === '' || extension === '') return name;
  return sanitizeFileName(`${displayName(name)}.${extension}`);
}
