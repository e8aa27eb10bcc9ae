import { parseMarkup } from '../../../../shared/reading/markup/parse-markup.ts';
import type { ZipArchive } from '../../../../shared/reading/office/zip-archive.ts';
import { viewContext } from '../view-limits.ts';

/** Reads the external addresses that a part refers to, by id. */
export async function readExternalTargets(
  archive: ZipArchive,
  part: string,
): Promise<ReadonlyMap<string, string>> {
  const slash = part.lastIndexOf('/') + 1;
  const targets = new Map<string, string>();
  const relationships = `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
  await parseMarkup(archive.read(relationships), {
    context: viewContext,
    handler: {
      open(name, { Id = '', Target = '', TargetMode }) {
        if (name !== 'Relationship' || TargetMode !== 'External') return;
        if (targets.size < viewContext.limits.zipEntries) targets.set(Id, Target);
      },
    },
  });
  return targets;
}
