import { documentPagesLimits } from '../../../shared/archive/documents/document-pages-limits.ts';
import type { PagesProblem, SourcePage } from '../../../shared/reading/pages/arranged-pages.ts';
import { pagePlanLimits, type PagePlan } from '../../../shared/reading/pages/page-plan.ts';
import { pageMimeTypes } from '../../../shared/reading/file-types/mime-types.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { chunksOf, openParts, streamChunks } from '../../platform/byte-streams.ts';
import type { PagesToArrange } from '../../platform/platform.ts';
import { fileKey } from '../files/file-key.ts';

type PagesSource = {
  id: string;
  fileNumber: number;
  mimeType: string;
  originalSize: number;
};

type Arrangement = {
  sources: readonly PagesSource[];
  plan: PagePlan;
  confirmsSignature: boolean;
};

export type ArrangedFile = { pages: SourcePage[]; size: number; sha256: string };

/**
 * Makes files of the pages of documents and stores each under the key that `keyOf` returns for its
 * position. If it fails, the caller deletes what was stored. Throws 409 `document.no_pages`,
 * `document.signed`, `document.encrypted` or `document.pages_damaged`, 413
 * `document.pages_too_large`, and 400 for a plan that does not fit the pages.
 */
export async function arrangeDocuments(
  scope: OrganizationScope,
  { sources, plan, confirmsSignature }: Arrangement,
  keyOf: (index: number) => string,
): Promise<ArrangedFile[]> {
  const { files, reader } = scope.platform;
  assertArrangeable(sources);
  const arranged = await reader.arrangePages({
    files: sources.map(({ mimeType, originalSize: size }) => ({ mimeType, size })),
    content: contentOf(scope, sources),
    plan,
    confirmsSignature,
  });
  if (arranged.state !== 'arranged') throw refusalOf(arranged, sources);
  const parts = openParts(arranged.content);
  try {
    const stored: ArrangedFile[] = [];
    for (const [index, { pages, size }] of arranged.documents.entries()) {
      const options = { sizeAtMost: size };
      const { sha256 } = await files.put(keyOf(index), parts.take(size), options);
      stored.push({ pages, size, sha256 });
    }
    return stored;
  } finally {
    await parts.close();
  }
}

function assertArrangeable(sources: readonly PagesSource[]): void {
  const other = sources.find(({ mimeType }) => !pageMimeTypes.includes(mimeType));
  if (other) throw new AppError('document.no_pages', { details: { documentId: other.id } });
  const size = sources.reduce((sum, { originalSize }) => sum + originalSize, 0);
  if (size > documentPagesLimits.maxBytes) {
    throw tooLarge({ size });
  }
}

function tooLarge(details: { size?: number; documentId?: string | undefined }): AppError {
  const { maxBytes: maxSize } = documentPagesLimits;
  const maxPages = pagePlanLimits.pages;
  return new AppError('document.pages_too_large', { details: { ...details, maxSize, maxPages } });
}

/** Joins the files one after another. Each is opened once the one before was read. */
function contentOf(
  { platform, organizationId }: OrganizationScope,
  sources: readonly PagesSource[],
): PagesToArrange['content'] {
  async function* content() {
    for (const { id, fileNumber } of sources) {
      const file = await platform.files.get(fileKey(organizationId, id, fileNumber));
      if (!file) throw new Error(`The file of ${id} is missing`);
      yield* chunksOf(file.body);
    }
  }
  return streamChunks(content());
}

function refusalOf(problem: PagesProblem, sources: readonly PagesSource[]): AppError {
  if (problem.state === 'invalid') {
    const { path, message } = problem;
    return new AppError('request.invalid', { details: [{ path: path.join('.'), message }] });
  }
  const documentId = sources[problem.file]?.id;
  const details = { documentId };
  switch (problem.reason) {
    case 'signed':
      return new AppError('document.signed', { details });
    case 'encrypted':
      return new AppError('document.encrypted', { details });
    case 'unsupported':
      return new AppError('document.no_pages', { details });
    case 'too_large':
    case 'too_many_pages':
    case 'too_many_pixels':
    case 'too_complex':
      return tooLarge({ documentId });
    case 'damaged':
    case 'timeout':
    case 'too_long':
    case 'storage_full':
    case 'unavailable':
      return new AppError('document.pages_damaged', { details });
  }
}
