import { sanitizeFileName } from '../../../../shared/archive/documents/file-names.ts';
import { tagNameKey } from '../../../../shared/archive/tags/tag.ts';
import {
  baseName,
  folderOf,
  isHidden,
  readWhole,
  type ImportSource,
  type SourceFile,
} from '../source/source-file.ts';
import {
  createNotices,
  type AddNotice,
  type ImportItem,
  type ImportPlan,
  type ItemMetadata,
} from './import-plan.ts';
import { mailItems, mailKindOf } from './mail-items.ts';
import { withOwnKeys } from './own-keys.ts';
import { tagPath } from './tag-path.ts';

/**
 * `foldersAsTags`: folders of files and labels of emails become tags; `keepsDates`: the date of a file becomes the date
 * it was added.
 */
type FilesOptions = { foldersAsTags: boolean; keepsDates: boolean; now: Date };

export async function planFiles(source: ImportSource, options: FilesOptions): Promise<ImportPlan> {
  const { notices, add } = createNotices();
  if (source.unsafeCount > 0) add('unsafe-paths', '', source.unsafeCount);
  const root = commonFolder(source.files);
  const tags = new Map<string, string>();
  const context: Context = { root, tags, tagPaths: new Map(), add, ...options };
  const items: ImportItem[] = [];
  for (const file of source.files) {
    if (isHidden(file.path)) add('hidden-files', file.path);
    else if (file.size === 0) add('empty-files', file.path);
    else {
      if (archiveName.test(file.path)) add('packed-archives', file.path);
      for (const item of await itemsOf(file, context)) items.push(item);
    }
  }
  return {
    kind: 'files',
    sourceName: source.name,
    items: withOwnKeys(items),
    tags: [...tags.values()].map((name) => ({ name })),
    fields: [],
    notices,
    needsCurrency: false,
  };
}

type Context = FilesOptions & {
  root: string;
  tags: Map<string, string>;
  tagPaths: Map<string, string>;
  add: AddNotice;
};

/** Archives that are not opened: each becomes one document. */
const archiveName = /\.(?:zip|7z|rar|tar|t(?:gz|bz2?|xz)|tar\.(?:gz|bz2|xz|zst))$/i;

async function itemsOf(file: SourceFile, context: Context): Promise<ImportItem[]> {
  const kind = await mailKindOf(file);
  if (kind === null) {
    const read: ImportItem['read'] = async (maxSize) => [
      { name: sanitizeFileName(baseName(file.path)), blob: await readWhole(file, maxSize) },
    ];
    const metadata = metadataOf(file, context);
    return [{ key: file.path, label: file.path, size: file.size, metadata, read }];
  }
  return mailItems(file, kind, {
    metadataOf: ({ sentAt, labels }) => metadataOf(file, { ...context, sentAt, labels }),
    add: context.add,
  });
}

/** `sentAt` and `labels` are those of an email in the file. */
function metadataOf(
  { path, modifiedAt }: SourceFile,
  { sentAt, labels = [], ...context }: Context & { sentAt?: string; labels?: string[] },
): ItemMetadata {
  const { foldersAsTags, keepsDates, now, root } = context;
  const folder = folderOf(path).slice(root.length).replace(/^\//, '');
  const names = foldersAsTags ? [folder, ...labels].filter(Boolean) : [];
  const tags = new Set(names.map((name) => tagOf(name, context)).filter(Boolean));
  const isPast = modifiedAt !== null && modifiedAt.getTime() > 0 && modifiedAt < now;
  const createdAt = sentAt ?? (isPast ? modifiedAt.toISOString() : undefined);
  return {
    ...(tags.size > 0 && { tags: [...tags] }),
    ...(keepsDates && createdAt !== undefined && { createdAt }),
  };
}

/**
 * Returns the path of a folder, or a label, as one tag; `tags` contains the tags so far, and `tagPaths` the tag of each
 * path.
 */
function tagOf(path: string, { tags, tagPaths, add }: Context): string {
  const known = tagPaths.get(path);
  if (known !== undefined) return known;
  const written = tagPath(path.split('/'), add);
  const key = tagNameKey(written);
  const name = tags.get(key) ?? written;
  if (name !== '') tags.set(key, name);
  tagPaths.set(path, name);
  return name;
}

/** Returns the folder that contains all files, whose name says nothing about a file. */
function commonFolder(files: readonly SourceFile[]): string {
  let common: string | null = null;
  for (const { path } of files) {
    if (isHidden(path)) continue;
    const folder = folderOf(path);
    if (common === null) common = folder;
    while (common !== '' && folder !== common && !folder.startsWith(`${common}/`)) {
      common = folderOf(common);
    }
  }
  return common ?? '';
}
