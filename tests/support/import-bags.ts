import { correspondentKey } from '../../shared/archive/correspondents/correspondent.ts';
import { tagNameKey } from '../../shared/archive/tags/tag.ts';
import {
  correspondentInputs,
  documentLinks,
  taggingRuleInputs,
  uploadMetadata,
  viewInputs,
} from '../../shared/archive/export/import-inputs.ts';
import {
  readBag,
  readBagNotes,
  textOf,
  type Bag,
  type ExportContents,
} from '../../shared/archive/export/read-bag.ts';
import type { LocalProduct } from './local-product.ts';

type Created = { id: string };

/** Imports the bags of an export into an empty organization, whose path is `org`, by the requests of the API. */
export async function importBags(product: LocalProduct, org: string, bags: Bag[]): Promise<void> {
  const parts: { bag: Bag; contents: ExportContents }[] = [];
  for (const bag of bags) {
    const contents = await readBag(bag);
    if (!contents) throw new Error('No export');
    parts.push({ bag, contents });
  }
  const [first] = parts;
  if (!first) return;
  const ids = await importDefinitions(product, org, first.contents);
  const documents = new Map<string, string>();
  for (const { bag, contents } of parts) {
    for (const document of contents.documents) {
      const notes = await readBagNotes(bag, document);
      const { metadata } = uploadMetadata(document, { contents, notes, people: ['Ada'] });
      const file = bag.get(document.file ?? '');
      const form = new FormData();
      form.set('metadata', JSON.stringify(metadata));
      const blob = await new Response((await file?.stream()) as BodyInit).blob();
      form.set('file', new File([blob], document.originalName, { type: document.mimeType }));
      const uploaded = await product.call<{ document: Created }>('POST', `${org}/documents`, form);
      documents.set(document.sha256, uploaded.document.id);
    }
  }
  for (const { bag, contents } of parts) {
    for (const document of contents.documents) {
      const path = `${org}/documents/${documents.get(document.sha256)}`;
      for (const { key, sha256 } of documentLinks(document, contents)) {
        const value = documents.get(sha256);
        await product.call('PUT', `${path}/fields/${ids.fields.get(key)}`, { value });
      }
      const text = document.isTextEdited && bag.get(document.textFile ?? '');
      if (text) await product.call('PATCH', path, { content: await textOf(text) });
    }
  }
  await product.finishJobs();
  for (const { input, isEnabled } of taggingRuleInputs(first.contents, ids)) {
    const path = `${org}/tagging-rules`;
    const { taggingRule } = await product.call<{ taggingRule: Created }>('POST', path, input);
    // Rules are listed by the time they were created.
    product.world.now += 1;
    if (isEnabled) await product.call('PATCH', `${path}/${taggingRule.id}`, { isEnabled });
  }
}

async function importDefinitions(product: LocalProduct, org: string, contents: ExportContents) {
  const ids = {
    tags: new Map<string, string>(),
    correspondents: new Map<string, string>(),
    fields: new Map<string, string>(),
  };
  const { documentLanguages } = contents;
  await product.call('PUT', org, { documentLanguages });
  for (const tag of contents.tags) {
    const { tag: created } = await product.call<{ tag: Created }>('POST', `${org}/tags`, tag);
    ids.tags.set(tagNameKey(tag.name), created.id);
  }
  for (const field of contents.fields) {
    const created = await product.call<{ field: Created }>('POST', `${org}/fields`, field);
    ids.fields.set(field.key, created.field.id);
  }
  for (const input of correspondentInputs(contents, ids)) {
    const path = `${org}/correspondents`;
    const created = await product.call<{ correspondent: Created }>('POST', path, input);
    ids.correspondents.set(correspondentKey(input.name), created.correspondent.id);
  }
  for (const view of viewInputs(contents, ids)) await product.call('POST', `${org}/views`, view);
  return ids;
}
