import { sha256Hex } from '../../shared/bytes/sha256.ts';
import type { OrganizationScope } from '../../worker/access/organization-scope.ts';
import { addVersion } from '../../worker/archive/versions/add-version.ts';
import { keepVersion } from '../../worker/archive/versions/keep-version.ts';
import { releaseVersion } from '../../worker/archive/versions/release-version.ts';
import { restoreVersion } from '../../worker/archive/versions/restore-version.ts';

/** A file that was confirmed as a version of a document, which has it until it is purged. */
export type ConfirmedVersion = { documentId: string; sha256: string };

/** What has been done with versions, in one schedule. */
export type VersionLog = {
  confirmed: ConfirmedVersion[];
  kept: { documentId: string; otherId: string }[];
};

type VersionChange = {
  documentId: string;
  /** Another document, whose file may be kept as a version. */
  otherId: string;
  content: string;
  random: () => number;
  log: VersionLog;
};

/** Adds a version, makes one current again, or keeps another document as one, or takes that back. */
export async function changeVersions(
  scope: OrganizationScope,
  { documentId, otherId, content, random, log }: VersionChange,
): Promise<void> {
  const kind = random();
  if (kind < 0.3) {
    const body = new Blob([content]).stream();
    await addVersion(scope, { documentId, file: { name: 'b.txt', type: 'text/plain', body } });
    log.confirmed.push({ documentId, sha256: await sha256Hex(content) });
    return;
  }
  if (kind < 0.5) {
    await restoreVersion(scope, { documentId, number: Math.ceil(random() * 3) });
    return;
  }
  const last = log.kept.at(-1);
  if (kind < 0.75 || !last) {
    log.kept.push({ documentId, otherId });
    await keepVersion(scope, { documentId, otherId });
    return;
  }
  await releaseVersion(scope, last);
}
