import { findPaperless } from '../paperless/find-paperless.ts';
import { planPaperless } from '../paperless/paperless-plan.ts';
import { planSheaf } from '../sheaf/sheaf-plan.ts';
import type { ImportSource } from '../source/source-file.ts';
import { planFiles } from './files-plan.ts';
import type { ImportPlan } from './import-plan.ts';

/** What people choose before an import. The same choices give the same plan of the same source. */
export type ImportChoices = {
  foldersAsTags: boolean;
  keepsDates: boolean;
  /** Of amounts without one. */
  currency: string;
};

/** What a source contains, by what it is. Throws `SourceError`. */
export async function planSource(
  source: ImportSource,
  choices: ImportChoices,
): Promise<ImportPlan> {
  const now = new Date();
  // First, as its documents may be files of other exports.
  const sheaf = await planSheaf(source);
  if (sheaf) return sheaf;
  const paperless = await findPaperless(source);
  if (paperless) {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return planPaperless(source, paperless, { currency: choices.currency, timeZone, now });
  }
  return planFiles(source, { ...choices, now });
}
