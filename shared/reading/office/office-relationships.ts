import { ExtractionFailure } from '../extraction-failure.ts';
import { parseMarkup, type MarkupContext } from '../markup/parse-markup.ts';
import type { ZipArchive, ZipLimits } from './zip-archive.ts';

type OfficeContext = MarkupContext & { readonly limits: ZipLimits };

type Relationship = { id: string; type: string; target: string };

/** Returns the internal relationships of a part of an Office file, without external targets. */
export async function readRelationships(
  archive: ZipArchive,
  part: string,
  context: OfficeContext,
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

/** Returns the main part of an Office file. Throws an `ExtractionFailure` if there is none. */
export async function mainPart(archive: ZipArchive, context: OfficeContext): Promise<string> {
  const relationships = await readRelationships(archive, '', context);
  const main = relationships.find(({ type }) => type === 'officeDocument');
  if (!main || !archive.names.includes(main.target)) throw new ExtractionFailure('damaged');
  return main.target;
}

function resolvePartName(base: string, target: string): string | undefined {
  const url = URL.parse(target, `file:///${base}`);
  return url ? decodeURI(url.pathname).slice(1) : undefined;
}
