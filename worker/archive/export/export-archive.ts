import type { Referred } from '../../../shared/archive/export/bag-definitions.ts';
import {
  bagDocumentsSchema,
  bagOrganizationSchema,
  bagPaths,
  type BagDocument,
} from '../../../shared/archive/export/bag-layout.ts';
import { bagCountText } from '../../../shared/archive/export/bag-files.ts';
import type { ExportRange } from '../../../shared/archive/export/export.ts';
import { limits } from '../../../shared/limits.ts';
import { inTurn } from '../../access/turns/in-turn.ts';
import { inPlace, type Place, type ReadForResponse } from '../../access/long-response.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { findOrganization } from '../../people/organizations/organization-store.ts';
import { selectCustomFields, toCustomField } from '../custom-fields/custom-field-store.ts';
import { missingFilesName } from '../zip-archives/archive-entries.ts';
import { zipResponse } from '../zip-archives/zip-response.ts';
import { documentEntries } from './bag-document-entries.ts';
import { bagEntries, payloadText, type PayloadEntry } from './bag-entries.ts';
import { definitionEntries, type WriteDefinitions } from './definition-entries.ts';
import { findExportRows, type ExportRow } from './export-store.ts';
import { findReferred } from './find-referred.ts';
import { jsonText } from './json-text.ts';

type Exported = {
  organization: { name: string; documentLanguages: string[] };
  range: ExportRange;
  others: readonly WriteDefinitions[];
  rows: ExportRow[];
  referred: Referred;
  exportedAt: Date;
};

/**
 * Responds with documents created in a range as a bag (BagIt 1.0) in a streamed zip archive;
 * `bag-layout.ts` describes it. Files that are missing in the store are listed in
 * `missing-files.txt`. Without the permission to read tags, the definitions of tags, rules,
 * correspondents, views and fields are left out.
 */
export function exportArchive(
  scope: OrganizationScope,
  range: ExportRange,
  others: readonly WriteDefinitions[],
): Promise<Response> {
  return inPlace(scope, (place) => startArchive(scope, { range, others }, place));
}

async function startArchive(
  scope: OrganizationScope,
  { range, others }: Pick<Exported, 'range' | 'others'>,
  place: Place,
): Promise<Response> {
  const limit = limits.bulk.downloaded;
  const [rows, organization, fields] = await Promise.all([
    inTurn(scope, () => findExportRows(scope, range, limit + 1)),
    findOrganization(scope),
    selectCustomFields(scope),
  ]);
  if (rows.length > limit) {
    throw new AppError('request.too_large', { message: `More than ${limit} documents` });
  }
  if (!organization) throw new AppError('auth.forbidden');
  const exported = {
    organization,
    range,
    others,
    rows,
    referred: await findReferred(scope, { rows, fields: fields.map(toCustomField) }),
    exportedAt: scope.platform.clock.now(),
  };
  return zipResponse(scope, { fileName: fileNameOf(range), place }, (read) =>
    entriesOf(scope, exported, read),
  );
}

function fileNameOf({ from, until, part }: ExportRange): string {
  const [first, last] = [from, until].map((date) => date.toISOString().slice(0, 10));
  return `sheaf-${first}-${last}${part === undefined ? '' : `-part-${part}`}.zip`;
}

function entriesOf(scope: OrganizationScope, exported: Exported, read: ReadForResponse) {
  const { organization, exportedAt, rows } = exported;
  const { part, parts } = exported.range;
  const documents: BagDocument[] = [];
  return bagEntries({
    payload: payloadOf(scope, exported, { documents, read }),
    facts: [
      ['Bag-Software-Agent', 'Sheaf'],
      ['Source-Organization', organization.name],
      ['External-Identifier', scope.organizationId],
      ['External-Description', `${rows.length} documents of ${organization.name}`],
      ...(part !== undefined && parts !== undefined
        ? [['Bag-Count', bagCountText({ number: part, total: parts })] as const]
        : []),
    ],
    tagFiles: () => {
      const missing = documents.filter(({ file }) => file === null);
      const text = missing.map(({ name }) => `${name}\n`).join('');
      return missing.length === 0 ? [] : [{ path: missingFilesName, text }];
    },
    now: exportedAt,
  });
}

async function* payloadOf(
  scope: OrganizationScope,
  exported: Exported,
  { documents, read }: { documents: BagDocument[]; read: ReadForResponse },
): AsyncGenerator<PayloadEntry> {
  const { organization, rows, referred, others, exportedAt } = exported;
  const add = (document: BagDocument) => documents.push(document);
  yield* documentEntries(scope, rows, { referred, add, read });
  const texts = [
    [bagPaths.documents, jsonText(bagDocumentsSchema, documents)],
    [bagPaths.organization, jsonText(bagOrganizationSchema, organization)],
  ] as const;
  for (const [path, text] of texts) yield await payloadText(path, text, exportedAt);
  yield* definitionEntries(scope, { rows, referred, others, exportedAt }, read);
}
