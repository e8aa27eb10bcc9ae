import { z } from 'zod';
import { wireDate } from '../../time/wire-date.ts';
import { correspondentSchema } from '../correspondents/correspondent.ts';
import { customFieldSchema } from '../custom-fields/custom-field.ts';
import { documentCustomFieldSchema } from '../custom-fields/custom-field-value.ts';
import { documentSummarySchema } from '../documents/document.ts';
import { documentFieldsSchema } from '../../reading/fields/document-fields.ts';
import { taggingRuleSchema } from '../tagging-rules/tagging-rule.ts';
import { tagSchema } from '../tags/tag.ts';
import { viewSchema } from '../views/view.ts';
import {
  bagCorrespondents,
  bagFields,
  bagFieldValues,
  bagTaggingRules,
  bagTags,
  bagViews,
} from './bag-definitions.ts';
import { readJson, type BagFile, type BagNotes, type ExportContents } from './read-bag.ts';

const noFields = {
  documentDate: null,
  dueDate: null,
  endDate: null,
  noticeDate: null,
  correspondent: null,
  documentType: null,
  totalAmount: null,
  iban: null,
  reference: null,
  vatId: null,
};

/** `sheaf.json` of exports before BagIt. The oldest ones lack fields, correspondents, views and notes. */
const formerExportSchema = z.object({
  version: z.literal(1),
  tags: z.array(tagSchema.pick({ id: true, name: true, color: true, description: true })),
  taggingRules: z.array(
    taggingRuleSchema
      .pick({ name: true, description: true, conditions: true, actions: true })
      .extend({
        isEnabled: taggingRuleSchema.shape.isEnabled.default(true),
        match: taggingRuleSchema.shape.match.default('all'),
        fieldActions: taggingRuleSchema.shape.fieldActions.default([]),
      }),
  ),
  correspondents: z
    .array(
      correspondentSchema.pick({
        id: true,
        name: true,
        aliases: true,
        defaultTagIds: true,
        defaultDocumentType: true,
      }),
    )
    .default([]),
  views: z.array(viewSchema).default([]),
  fields: z.array(customFieldSchema).default([]),
  documents: z.array(
    documentSummarySchema
      .pick({ id: true, name: true, originalName: true, originalSize: true, mimeType: true })
      .extend({
        ...documentFieldsSchema.partial().shape,
        createdAt: wireDate,
        sha256: z.string(),
        tagIds: z.array(z.string()),
        fields: z.array(documentCustomFieldSchema).default([]),
        file: z.string(),
        textFile: z.string().nullable(),
        notesFile: z.string().nullable().default(null),
      }),
  ),
});

const formerNotesSchema = z.array(
  z.object({ text: z.string(), createdAt: wireDate, author: z.string() }),
);

export const formerManifestName = 'sheaf.json';

/** Reads a former export; throws if it is damaged. It has no names of members, so fields of type person are left out. */
export async function readFormerExport(manifest: BagFile): Promise<ExportContents> {
  const former = await readJson(manifest, formerExportSchema);
  if (!former) throw new Error('No description');
  const { tags, fields } = former;
  const tagName = new Map(tags.map(({ id, name }) => [id, name]));
  const referred = {
    fields,
    people: new Map<string, string>(),
    hashes: new Map(former.documents.map(({ id, sha256 }) => [id, sha256])),
  };
  return {
    documentLanguages: [],
    tags: bagTags(former),
    correspondents: bagCorrespondents(former),
    documentTypes: [],
    fields: bagFields(former),
    views: bagViews(former),
    taggingRules: bagTaggingRules(former, referred),
    documents: former.documents.map(({ tagIds, correspondent, ...document }) => ({
      ...noFields,
      ...document,
      isPaid: false,
      archiveNumber: null,
      versions: [],
      isTextEdited: false,
      correspondent: correspondent?.name ?? null,
      tags: tagIds.flatMap((id) => tagName.get(id) ?? []),
      fields: bagFieldValues(document.fields, referred),
      related: [],
    })),
  };
}

/** Reads the notes of a document of a former export, the oldest first. */
export async function readFormerNotes(file: BagFile | undefined): Promise<BagNotes> {
  return ((await readJson(file, formerNotesSchema)) ?? []).toReversed();
}
