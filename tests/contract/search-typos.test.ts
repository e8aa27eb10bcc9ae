import { expect, it } from 'vitest';
import { harness } from '#harness';
import { createOwner, uploadDocument } from '../support/client.ts';

const words = ['Rechnung', 'Vertrag', 'Lieferung', 'Angebot', 'Zahlung'];
const mistyped = ['rechnnung', 'vertrrag', 'lieferrung', 'angebbot', 'zahlunng'];

it.each(['', '-tag:paid', '-tag:paid no:amount no:due no:iban -kind:letter', 'type:text'])(
  'finds five mistyped words with the filters %o',
  async (filters) => {
    const owner = await createOwner();
    const document = await uploadDocument(owner, { name: 'a.txt', content: words.join(' ') });
    await harness.finishJobs();
    expect(await find(owner, `${mistyped.join(' ')} ${filters}`)).toMatchObject({
      documents: [{ id: document.id }],
      correctedQuery: `${words.join(' ').toLowerCase()} ${filters}`,
    });
  },
);

it.each(['tag:paid', 'kind:policy', 'tag:paid kind:invoice amount:>5 date:2020 due:2020'])(
  'finds nothing for five mistyped words with the filters %o of no document',
  async (filters) => {
    const owner = await createOwner();
    await uploadDocument(owner, { name: 'a.txt', content: words.join(' ') });
    await harness.finishJobs();
    expect(await find(owner, `${mistyped.join(' ')} ${filters}`)).toMatchObject({
      documents: [],
      correctedQuery: null,
    });
  },
);

async function find(owner: Awaited<ReturnType<typeof createOwner>>, query: string) {
  return owner.get<{ documents: unknown[]; correctedQuery: string | null }>(
    `${owner.org}/documents/search?searchQuery=${encodeURIComponent(query)}`,
  );
}
