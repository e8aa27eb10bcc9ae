import { ExtractionFailure } from '../../../../shared/reading/extraction-failure.ts';
import { parseMarkup } from '../../../../shared/reading/markup/parse-markup.ts';
import type { ZipArchive } from '../../../../shared/reading/office/zip-archive.ts';
import { viewContext } from '../view-limits.ts';

/** Throws an `ExtractionFailure` if an OpenDocument file is encrypted or has no content. */
export async function assertReadable(archive: ZipArchive): Promise<void> {
  let isEncrypted = false;
  await parseMarkup(archive.read('META-INF/manifest.xml'), {
    context: viewContext,
    handler: {
      open(name) {
        isEncrypted ||= name === 'encryption-data';
      },
    },
  });
  if (isEncrypted) throw new ExtractionFailure('encrypted');
  if (!archive.names.includes('content.xml')) throw new ExtractionFailure('damaged');
}
