import { findPaperless } from '../paperless/find-paperless.ts';
import { planPaperless } from '../paperless/paperless-plan.ts';
import { planSheaf } from '../sheaf/sheaf-plan.ts';
import type { ImportSource } from '../source/source-file.ts';
import { planFiles } from './files-plan.ts';
import type { ImportPlan } from './import-plan.ts';

/** The user's choices before an import. The same choices and source give the same plan. */
export type ImportChoices = {
  foldersAsTags: boolean;
  keepsDates: boolean;
  currency: string;
};

/** Plans the import of a source by its kind. Throws `SourceError`. */
export async function planSource(
  source: ImportSource,
  choices: ImportChoices,
): Promise<ImportPlan> {
  const now = new Date();
  // Checked first, as documents of a Sheaf export may be exports of other programs.
  const sheaf = await planSheaf(source);
  if (sheaf) return sheaf;
  const paperless = await findPaperless(source);
  if (paperless) {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return planPaperless(source, paperless, { currency: choices.currency, timeZone, now });
  }
  return planFiles(source, { ...choices, now });
}
