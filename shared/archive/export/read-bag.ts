import type { z } from 'zod';
import { chunksOf } from '../../chunks-of.ts';
import { hashPieces } from '../../bytes/incremental-sha256.ts';
import {
  bagFiles,
  parseBagCount,
  parseBagInfo,
  parseManifest,
  type BagCount,
} from './bag-files.ts';
import {
  bagCorrespondentsSchema,
  bagDocumentsSchema,
  bagDocumentTypesSchema,
  bagFieldsSchema,
  bagNotesSchema,
  bagOrganizationSchema,
  bagPaths,
  bagRemindersSchema,
  bagTaggingRulesSchema,
  bagTagsSchema,
  bagViewsSchema,
  documentPaths,
  type BagDocument,
} from './bag-layout.ts';

/** A file of a folder or archive, not loaded into memory; `path` has `/` between folders, sizes are in bytes. */
export type BagFile = {
  path: string;
  size: number;
  stream: () => Promise<ReadableStream<Uint8Array>>;
};

export type Bag<File extends BagFile = BagFile> = ReadonlyMap<string, File>;

/** What an import reproduces of an export. What the exporter had no permission to read is empty. */
export type ExportContents = {
  documentLanguages: string[];
  tags: z.infer<typeof bagTagsSchema>;
  correspondents: z.infer<typeof bagCorrespondentsSchema>;
  documentTypes: z.infer<typeof bagDocumentTypesSchema>;
  fields: z.infer<typeof bagFieldsSchema>;
  views: z.infer<typeof bagViewsSchema>;
  taggingRules: z.infer<typeof bagTaggingRulesSchema>;
  documents: BagDocument[];
};

export type BagNotes = z.infer<typeof bagNotesSchema>;
export type BagReminders = z.infer<typeof bagRemindersSchema>;

/** `changed`: the bytes differ from the manifest; `invalid`: the bag has an unsupported version, or no manifest. */
type BagProblem = { kind: 'changed' | 'missing' | 'extra' | 'invalid'; path: string };

/** Maximum size of JSON files and manifests, which are read as a whole, in bytes. */
const mostTextBytes = 64 * 1024 * 1024;

/**
 * Compares a bag with its manifests: yields each path once it is checked, with its problem or null. Missing and extra files come first. At
 * most one chunk of a file is in memory.
 */
export async function* verifyBag(
  bag: Bag,
): AsyncGenerator<{ path: string; problem: BagProblem | null }> {
  const expected = await expectedHashes(bag);
  if (!(expected instanceof Map)) {
    yield { path: expected.path, problem: expected };
    return;
  }
  for (const path of expected.keys()) {
    if (!bag.has(path)) yield { path, problem: { kind: 'missing', path } };
  }
  for (const path of bag.keys()) {
    const isPayload = path.startsWith('data/');
    if (isPayload && !expected.has(path)) yield { path, problem: { kind: 'extra', path } };
  }
  for (const [path, sha256] of expected) {
    const file = bag.get(path);
    if (!file) continue;
    const isSame = (await hashOf(file)) === sha256;
    yield { path, problem: isSame ? null : { kind: 'changed', path } };
  }
}

/** Returns the number of a bag in its group; null for a single bag, or if it is not known. */
export async function readBagCount(bag: Bag): Promise<BagCount | null> {
  const info = bag.get(bagFiles.info);
  return info ? parseBagCount(parseBagInfo(await textOf(info)).get('Bag-Count')) : null;
}

/** Reads the contents of a bag of Sheaf; returns null for the bag of another program. Throws if its JSON is damaged. */
export async function readBag(bag: Bag): Promise<ExportContents | null> {
  if (!bag.has(bagPaths.documents)) return null;
  const read = <Schema extends z.ZodType>(path: string, schema: Schema) =>
    readJson(bag.get(path), schema);
  const organization = await read(bagPaths.organization, bagOrganizationSchema);
  return {
    documentLanguages: organization?.documentLanguages ?? [],
    tags: (await read(bagPaths.tags, bagTagsSchema)) ?? [],
    correspondents: (await read(bagPaths.correspondents, bagCorrespondentsSchema)) ?? [],
    documentTypes: (await read(bagPaths.documentTypes, bagDocumentTypesSchema)) ?? [],
    fields: (await read(bagPaths.fields, bagFieldsSchema)) ?? [],
    views: (await read(bagPaths.views, bagViewsSchema)) ?? [],
    taggingRules: (await read(bagPaths.taggingRules, bagTaggingRulesSchema)) ?? [],
    documents: (await read(bagPaths.documents, bagDocumentsSchema)) ?? [],
  };
}

export async function readBagNotes(
  bag: Bag,
  { notesFile }: Pick<BagDocument, 'notesFile'>,
): Promise<BagNotes> {
  return (notesFile && (await readJson(bag.get(notesFile), bagNotesSchema))) || [];
}

export async function readBagReminders(
  bag: Bag,
  { file }: Pick<BagDocument, 'file'>,
): Promise<BagReminders> {
  if (file === null) return [];
  const { remindersFile } = documentPaths(baseName(file));
  return (await readJson(bag.get(remindersFile), bagRemindersSchema)) ?? [];
}

/** Reads a JSON file and parses it by a schema; returns undefined if the file is missing. Throws if it is invalid. */
export async function readJson<Schema extends z.ZodType>(
  file: BagFile | undefined,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  return file && schema.parse(JSON.parse(await textOf(file)));
}

/** Reads a file as text. Throws if it is larger than any file of an export. */
export async function textOf(file: BagFile): Promise<string> {
  if (file.size > mostTextBytes) throw new Error(`${file.path} is too large`);
  return new Response((await file.stream()) as BodyInit).text();
}

async function expectedHashes(bag: Bag): Promise<Map<string, string> | BagProblem> {
  const declaration = bag.get(bagFiles.declaration);
  const facts = declaration ? parseBagInfo(await textOf(declaration)) : new Map<string, string>();
  if (!/^(?:0\.9\d|1\.0)$/.test(facts.get('BagIt-Version') ?? '')) {
    return { kind: 'invalid', path: bagFiles.declaration };
  }
  const hashes = new Map<string, string>();
  for (const name of [bagFiles.tagManifest, bagFiles.manifest]) {
    const manifest = bag.get(name);
    if (!manifest && name === bagFiles.tagManifest) continue;
    const entries = manifest && parseManifest(await textOf(manifest).catch(() => '?'));
    if (!entries) return { kind: manifest ? 'invalid' : 'missing', path: name };
    for (const { path, sha256 } of entries) hashes.set(path, sha256);
  }
  return hashes;
}

/** Returns undefined for an unreadable file: a zip archive has its own checksums. */
async function hashOf(file: BagFile): Promise<string | undefined> {
  try {
    return (await hashPieces(chunksOf(await file.stream()))).sha256;
  } catch {
    return undefined;
  }
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
