import { describe, expect, it } from 'vitest';
import type { DocumentFields } from '../../../shared/reading/fields/document-fields.ts';
import type { DocumentFinding } from '../../../shared/archive/findings/stored/document-finding.ts';
import { presentFindings } from '../../../shared/archive/findings/stored/present-findings.ts';
import { emptyFields } from '../documents/rows/field-change-store.ts';
import { decideFindings } from './decide-findings.ts';

const place = { page: 1, start: 10, end: 20 };
const found = (finding: Partial<DocumentFinding> = {}) =>
  ({
    field: 'documentDate',
    value: '2026-03-02',
    source: 'text',
    state: 'proposed',
    confidence: 90,
    ...place,
    ...finding,
  }) as DocumentFinding;
const doubtful = found({ confidence: 50 });

type Given = {
  fields?: Partial<DocumentFields>;
  stored?: DocumentFinding[];
  newId?: string | null;
};

function decide(
  proposals: DocumentFinding[],
  { fields = {}, stored = [], newId = 'cor_new' }: Given = {},
) {
  const before = { ...emptyFields, ...fields };
  const document = { ...before, findings: presentFindings(stored, before) };
  const { findings, values } = decideFindings(document, proposals, newId);
  return { values, findings: presentFindings(findings, { ...before, ...values }) };
}

describe('what is found', () => {
  it('is set if it is sure, and proposed otherwise', () => {
    expect(decide([found()])).toMatchObject({
      values: { documentDate: '2026-03-02' },
      findings: [{ state: 'set', source: 'text', ...place }],
    });
    expect(decide([doubtful])).toMatchObject({ values: {}, findings: [{ state: 'proposed' }] });
  });

  it('does not replace what a person has set', () => {
    const fields = { documentDate: '2020-01-01' };
    const other = { value: '2020-01-01', source: 'person', state: 'set', page: null };
    for (const stored of [[], [found({ state: 'set' })], [doubtful]]) {
      expect(decide([found()], { fields, stored })).toMatchObject({
        values: {},
        findings: [other],
      });
    }
  });

  it('has its place where a person has set the same', () => {
    const fields = { documentDate: '2026-03-02' };
    const findings = [{ source: 'person', state: 'set', ...place }];
    expect(decide([doubtful], { fields })).toMatchObject({ values: {}, findings });
    expect(decide([found()], { fields, stored: [doubtful] })).toMatchObject({
      values: {},
      findings,
    });
  });

  it('replaces what was found in the text before, unless it is less sure', () => {
    const fields = { documentDate: '2020-01-01' };
    const stored = [found({ value: '2020-01-01', state: 'set' })];
    expect(decide([found()], { fields, stored })).toMatchObject({
      values: { documentDate: '2026-03-02' },
      findings: [{ value: '2026-03-02', source: 'text', state: 'set' }],
    });
    for (const proposals of [[doubtful], []]) {
      expect(decide(proposals, { fields, stored })).toMatchObject({
        values: {},
        findings: [{ value: '2020-01-01', source: 'text', state: 'set', start: null }],
      });
    }
  });

  it('stays dismissed, also where the value was cleared in another way', () => {
    for (const state of ['dismissed', 'set'] as const) {
      const stored = [found({ value: '2020-01-01', state })];
      for (const proposals of [[found()], []]) {
        expect(decide(proposals, { stored })).toMatchObject({
          values: {},
          findings: [{ value: '2020-01-01', state: 'dismissed' }],
        });
      }
    }
  });

  it('is forgotten once the text does not propose it any more', () => {
    expect(decide([], { stored: [doubtful] })).toEqual({ values: {}, findings: [] });
  });

  it('creates a correspondent only if it is very sure and there is room for it', () => {
    const value = { id: null, name: 'Anton Adler' };
    const proposal = found({ field: 'correspondent', value });
    expect(decide([proposal]).values).toEqual({ correspondent: { ...value, id: 'cor_new' } });
    expect(decide([proposal], { newId: null })).toMatchObject({
      values: {},
      findings: [{ value, state: 'proposed' }],
    });
    for (const confidence of [50, 84]) {
      const unsure = found({ field: 'correspondent', value, confidence });
      expect(decide([unsure]).findings).toMatchObject([{ value, state: 'proposed' }]);
    }
    const known = { id: 'cor_1', name: 'Anton Adler' };
    const isKnown = found({ field: 'correspondent', value: known, confidence: 84 });
    expect(decide([isKnown]).values).toEqual({ correspondent: known });
  });
});
