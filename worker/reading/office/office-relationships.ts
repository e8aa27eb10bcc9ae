import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import { parseMarkup } from '../../../shared/reading/markup/parse-markup.ts';
import type { ReaderContext } from '../text-reader.ts';
import type { ZipArchive } from './zip-archive.ts';

type Relationship = { id: string; type: string; target: string };

export async function readRelationships(
  archive: ZipArchive,
  part: string,
  context: Pick<ReaderContext, 'limits' | 'checkpoint'>,
): Promise<Relationship[]> {
  const slash = part.lastIndexOf('/') + 1;
  const relationships: Relationship[] = [];
  await parseMarkup(archive.read(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`), {
    context,
    handler: {
      open(name, { Id = '', Type = '', Target = '', TargetMode }) {
        if (name !== 'Relationship' || TargetMode === 'External') return;
        const target = resolvePartName(part, Target);
        if (!target) return;
        relationships.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target });
        if (relationships.length > context.limits.zipEntries) {
          throw new ExtractionFailure('too_complex');
        }
      },
    },
  });
  return relationships;
}

export async function mainPart(
  archive: ZipArchive,
  context: Pick<ReaderContext, 'limits' | 'checkpoint'>,
): Promise<string> {
  const relationships = await readRelationships(archive, '', context);
  const main = relationships.find(({ type }) => type === 'officeDocument');
  if (!main || !archive.names.includes(main.target)) throw new ExtractionFailure('damaged');
  return main.target;
}

function resolvePartName(base: string, target: string): string | undefined {
  const url = URL.parse(target, `file:///${base}`);
  return url ? decodeURI(url.pathname).slice(1) : undefined;
}
