import { expect, it } from 'vitest';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { undoMade } from '../../worker/archive/document-pages/undo-made.ts';
import type { WireDocument } from '../support/builders.ts';
import { createOwner, uploadDocument } from '../support/client.ts';
import { pdfOfTexts } from '../support/pages-pdf.ts';
import { Killed, killAtEveryStep } from '../support/stepped-platform.ts';

type Listed = { documents: WireDocument[] };

it('undoes a split whole or not at all, wherever it is killed', async () => {
  const owner = await createOwner();
  const idsIn = async (list: string) =>
    (await owner.get<Listed>(`${owner.org}/${list}`)).documents.map(({ id }) => id).toSorted();
  let isWhole = false;
  const steps = await killAtEveryStep({
    async reset() {
      const content = pdfOfTexts(['One', crypto.randomUUID()]);
      const { id } = await uploadDocument(owner, { name: 'stack.pdf', content });
      const parts = [{ pages: [1] }, { pages: [2] }];
      const path = `${owner.org}/documents/${id}/split`;
      const made = await owner.post<Listed>(path, { parts }, 201);
      return { formerIds: [id], madeIds: made.documents.map((each) => each.id).toSorted() };
    },
    work: (platform, made) => undoMade(createSystemScope(platform, owner.organizationId), made),
    async check({ formerIds, madeIds }, { error, isKilled }) {
      expect(error instanceof Killed).toBe(isKilled);
      const [active, trashed] = [await idsIn('documents'), await idsIn('documents/deleted')];
      isWhole = active.includes(formerIds[0]!);
      const [there, away] = isWhole ? [formerIds, madeIds] : [madeIds, formerIds];
      expect(active).toEqual(there);
      expect(trashed).toEqual(away);
      await owner.post(
        `${owner.org}/documents/batch/trash`,
        { filter: { documentIds: there } },
        200,
      );
      await owner.call('DELETE', `${owner.org}/documents/trash`, { status: 204 });
    },
  });
  expect(isWhole).toBe(true);
  expect(steps).toBeGreaterThan(0);
}, 60_000);
