import {
  bagCorrespondents,
  bagFields,
  bagTaggingRules,
  bagTags,
  bagViews,
  type Definitions,
  type Referred,
} from '../../../shared/archive/export/bag-definitions.ts';
import {
  bagCorrespondentsSchema,
  bagDocumentsSchema,
  bagFieldsSchema,
  bagIdsSchema,
  bagOrganizationSchema,
  bagPaths,
  bagTaggingRulesSchema,
  bagTagsSchema,
  bagViewsSchema,
  type BagDocument,
} from '../../../shared/archive/export/bag-layout.ts';
import { bagCountText } from '../../../shared/archive/export/bag-files.ts';
import type { ExportRange } from '../../../shared/archive/export/export.ts';
import type { RuleParts } from '../../../shared/archive/tagging-rules/custom-operators.ts';
import type { TaggingRule } from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import { limits } from '../../../shared/limits.ts';
import { hasPermission } from '../../access/actor.ts';
import { inTurn } from '../../access/in-turn.ts';
import type { ReadForAnswer } from '../../access/long-answer.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { findOrganization } from '../../people/organizations/organization-store.ts';
import { findCorrespondents } from '../correspondents/correspondent-store.ts';
import { selectCustomFields, toCustomField } from '../custom-fields/custom-field-store.ts';
import { findPeople } from '../custom-fields/find-people.ts';
import { findNamesOfValues } from '../custom-fields/former-people-store.ts';
import { findTaggingRules } from '../tagging-rules/tagging-rule-store.ts';
import { findTags } from '../tags/tag-store.ts';
import { findViews } from '../views/view-store.ts';
import { missingFilesName } from '../zip-archives/archive-entries.ts';
import { zipResponse } from '../zip-archives/zip-response.ts';
import { documentEntries } from './bag-document-entries.ts';
import { bagEntries, payloadText, type PayloadEntry } from './bag-entries.ts';
import { findExportRows, findHashes, type ExportRow } from './export-store.ts';
import { jsonText } from './json-text.ts';

type Exported = {
  organization: { name: string; documentLanguages: string[] };
  /** Null for those who may not read them. */
  definitions: (Definitions & { taggingRules: TaggingRule[] }) | null;
  range: ExportRange;
  rows: ExportRow[];
  referred: Referred;
  exportedAt: Date;
};

/**
 * Responds with documents created in a range as a bag (BagIt 1.0) in a zip archive, which is streamed; `bag-layout.ts` describes
 * it. Files that the store does not have are listed in `missing-files.txt`. Without the permission to read tags, the
 * definitions of tags, rules, correspondents, views and fields are left out.
 */
export async function exportArchive(
  scope: OrganizationScope,
  range: ExportRange,
): Promise<Response> {
  const limit = limits.bulk.downloaded;
  const [rows, organization, definitions, fields] = await Promise.all([
    inTurn(scope, () => findExportRows(scope, range, limit + 1)),
    findOrganization(scope),
    hasPermission(scope.actor, 'tags:read') ? findDefinitions(scope) : null,
    selectCustomFields(scope),
  ]);
  if (rows.length > limit) {
    throw new AppError('request.too_large', { message: `More than ${limit} documents` });
  }
  if (!organization) throw new AppError('auth.forbidden');
  const exported = {
    organization,
    definitions: definitions && { ...definitions, fields: fields.map(toCustomField) },
    range,
    rows,
    referred: await findReferred(scope, {
      rows,
      fields: fields.map(toCustomField),
      rules: definitions?.taggingRules ?? [],
    }),
    exportedAt: scope.platform.clock.now(),
  };
  return zipResponse(scope, fileNameOf(range), (read) => entriesOf(scope, exported, read));
}

function fileNameOf({ from, until, part }: ExportRange): string {
  const [first, last] = [from, until].map((date) => date.toISOString().slice(0, 10));
  return `sheaf-${first}-${last}${part === undefined ? '' : `-part-${part}`}.zip`;
}

async function findDefinitions(scope: OrganizationScope) {
  const [tags, correspondents, views, taggingRules] = await Promise.all([
    findTags(scope),
    findCorrespondents(scope),
    findViews(scope),
    findTaggingRules(scope),
  ]);
  return { tags, correspondents, views, taggingRules };
}

/** What the values of custom fields refer to, and what rules compare them with or set them to. */
async function findReferred(
  scope: OrganizationScope,
  {
    rows,
    fields,
    rules,
  }: { rows: ExportRow[]; fields: Referred['fields']; rules: readonly RuleParts[] },
): Promise<Referred> {
  const types = new Map(fields.map(({ id, type }) => [id, type]));
  const values = [
    ...rows.flatMap((row) => row.fields),
    ...rules
      .flatMap(({ conditions, fieldActions }) => [...conditions, ...fieldActions])
      .flatMap((part) =>
        part.field === 'custom' && 'value' in part
          ? [{ type: types.get(part.fieldId), value: part.value }]
          : [],
      ),
  ];
  const userIds = values.flatMap(({ type, value }) =>
    type === 'person' && typeof value === 'string' ? [value] : [],
  );
  const documentIds = values.flatMap(({ type, value }) =>
    type === 'document' && typeof value === 'string' ? [value] : [],
  );
  const [people, hashes] = await Promise.all([
    findPeopleOfValues(scope, userIds),
    findHashes(scope, documentIds),
  ]);
  return { fields, people, hashes };
}

/** The names of people by their ids, also of those who have left. */
async function findPeopleOfValues(
  scope: OrganizationScope,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const members = await findPeople(scope);
  const present = new Set(members.map(({ id }) => id));
  const former = await findNamesOfValues(
    scope,
    userIds.filter((id) => !present.has(id)),
  );
  return new Map([...former, ...members].map(({ id, name }) => [id, name]));
}

function entriesOf(scope: OrganizationScope, exported: Exported, read: ReadForAnswer) {
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
  { documents, read }: { documents: BagDocument[]; read: ReadForAnswer },
): AsyncGenerator<PayloadEntry> {
  const { rows, referred, exportedAt } = exported;
  const add = (document: BagDocument) => documents.push(document);
  yield* documentEntries(scope, rows, { referred, add, read });
  const texts = [
    [bagPaths.documents, jsonText(bagDocumentsSchema, documents)],
    ...definitionTexts(exported),
    [bagPaths.ids, idsText(scope, exported)],
  ] as const;
  for (const [path, text] of texts) yield await payloadText(path, text, exportedAt);
}

function definitionTexts({
  organization,
  definitions,
  referred,
}: Exported): [path: string, text: string][] {
  return [
    [bagPaths.organization, jsonText(bagOrganizationSchema, organization)],
    ...(definitions
      ? ([
          [bagPaths.tags, jsonText(bagTagsSchema, bagTags(definitions))],
          [
            bagPaths.correspondents,
            jsonText(bagCorrespondentsSchema, bagCorrespondents(definitions)),
          ],
          [bagPaths.fields, jsonText(bagFieldsSchema, bagFields(definitions))],
          [bagPaths.views, jsonText(bagViewsSchema, bagViews(definitions))],
          [
            bagPaths.taggingRules,
            jsonText(bagTaggingRulesSchema, bagTaggingRules(definitions, referred)),
          ],
        ] satisfies [string, string][])
      : []),
  ];
}

function idsText(
  { organizationId }: OrganizationScope,
  { definitions, rows, exportedAt }: Exported,
): string {
  return jsonText(bagIdsSchema, {
    organizationId,
    exportedAt,
    tags: definitions?.tags ?? [],
    correspondents: definitions?.correspondents ?? [],
    fields: definitions?.fields ?? [],
    views: definitions?.views ?? [],
    taggingRules: definitions?.taggingRules ?? [],
    documents: rows,
  });
}
