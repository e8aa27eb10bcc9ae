import type { EInvoiceReading } from '../../../shared/reading/e-invoices/e-invoice.ts';
import type { EInvoiceState } from '../../../shared/archive/e-invoices/stored/e-invoice-state.ts';
import { findDisagreements } from '../../../shared/archive/e-invoices/find-disagreements.ts';
import { arePaid, fieldsOfInvoices } from '../../../shared/archive/e-invoices/invoice-fields.ts';
import { correspondentKey } from '../../../shared/archive/correspondents/correspondent.ts';
import type { DocumentFinding } from '../../../shared/archive/findings/stored/document-finding.ts';
import { toCertainProposals, toProposals } from '../../../shared/archive/findings/proposals.ts';
import type { FoundField, KnownToFind } from '../../../shared/reading/find-fields/found-fields.ts';
import { isSameValue } from '../../../shared/archive/findings/stored/present-findings.ts';
import { languages, type Language } from '../../../shared/reading/find-fields/lexicon/lexicon.ts';
import type { SenderMark } from '../../../shared/reading/find-fields/parties/marks/sender-mark.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { findNamedCorrespondent } from '../correspondents/correspondent-store.ts';
import { firstFile } from '../files/file-key.ts';
import { findEInvoice, mayHaveEInvoice } from '../e-invoices/e-invoice-store.ts';
import { findFieldsLimits } from '../../reading/find-fields-limits.ts';
import type { StoredDocument } from '../documents/document-store.ts';
import { findKnownOfDocument, type KnownOfDocument } from './known-of-document.ts';
import { recognizeCorrespondent, senderMarksOf } from './recognize-correspondent.ts';

export type FoundInText = {
  proposals: DocumentFinding[];
  language: Language | null;
  canCreateCorrespondent: boolean;
  hasDefaultTags: boolean;
  senderMarks: SenderMark[];
  isCorrespondentGiven: boolean;
  eInvoice: EInvoiceState | null;
  /**
   * True if an e-invoice that was not read before is marked as paid, and the upload does not
   * contradict it.
   */
  isPaid: boolean;
};

export type TextToSearch = {
  content: string;
  known?: KnownOfDocument | undefined;
  fields?: readonly FoundField[] | undefined;
  eInvoice?: EInvoiceReading | null | undefined;
};

/** Finds the fields of a document in its text and its e-invoice. Rejects if the reader does not respond. */
export async function findInText(
  scope: OrganizationScope,
  document: StoredDocument,
  { content, fields, ...ready }: TextToSearch,
): Promise<FoundInText> {
  const { mimeType } = document;
  const text = content.slice(0, findFieldsLimits.characters);
  const reading =
    ready.eInvoice === undefined ? await storedEInvoice(scope, document) : ready.eInvoice;
  if (text.trim() === '' && !reading) {
    const nothing = {
      proposals: [],
      language: null,
      senderMarks: [],
      eInvoice: null,
      isPaid: false,
    };
    const noCorrespondent = { canCreateCorrespondent: false, hasDefaultTags: false };
    return { ...nothing, ...noCorrespondent, isCorrespondentGiven: false };
  }
  const known = ready.known ?? (await findKnownOfDocument(scope, document.id));
  const { givenFields, hasRoom, hasDefaultTags } = known;
  const options = optionsFor(document, known);
  const hasPages = mimeType === 'application/pdf';
  // The text of an XML invoice contains no more than the invoice itself, so it is not searched.
  const isRead = text.trim() !== '' && (hasPages || reading?.state !== 'read');
  const found = isRead
    ? (fields ?? (await scope.platform.reader.findFields({ text, options })))
    : [];
  const staysEmpty = ({ field }: DocumentFinding) =>
    document[field] === null && givenFields.includes(field);
  const { proposals, eInvoice } = withEInvoice({
    text,
    inText: toProposals(found),
    reading,
    options,
  });
  const senderMarks = senderMarksOf(found, proposals);
  const recognized = await recognizeCorrespondent(scope, proposals, senderMarks);
  return {
    proposals: await Promise.all(
      recognized
        .filter((proposal) => !staysEmpty(proposal))
        .map((proposal) => withKnownId(scope, proposal, known)),
    ),
    language: languageOf(found),
    canCreateCorrespondent: hasRoom,
    hasDefaultTags,
    senderMarks,
    isCorrespondentGiven: givenFields.includes('correspondent'),
    eInvoice,
    isPaid:
      reading?.state === 'read' &&
      document.eInvoice === null &&
      // A person may have decided about it since the first file came.
      document.fileVersion === firstFile &&
      !givenFields.includes('isPaid') &&
      arePaid(reading.invoices),
  };
}

export function optionsFor(
  { name, createdAt }: Pick<StoredDocument, 'name' | 'createdAt'>,
  { correspondents, organization }: KnownOfDocument,
): KnownToFind {
  const referenceDay = createdAt.toISOString().slice(0, 10);
  return { correspondents, organization, name, referenceDay };
}

function storedEInvoice(
  scope: OrganizationScope,
  document: StoredDocument,
): Promise<EInvoiceReading | null> | null {
  return mayHaveEInvoice(document.mimeType) ? findEInvoice(scope, document) : null;
}

function languageOf(found: readonly FoundField[]): Language | null {
  const value = found.find(({ field }) => field === 'language')?.value;
  return languages.find((each) => each === value) ?? null;
}

/**
 * Values of the e-invoice replace values of the text. They get the place in the text that has the same value or
 * contradicts it.
 */
function withEInvoice({
  text,
  inText,
  reading,
  options,
}: {
  text: string;
  inText: DocumentFinding[];
  reading: EInvoiceReading | null;
  options: KnownToFind;
}): Pick<FoundInText, 'proposals' | 'eInvoice'> {
  if (reading?.state !== 'read') {
    return { proposals: inText, eInvoice: reading && { state: 'malformed', disagreements: [] } };
  }
  const [invoice] = reading.invoices;
  const fields = fieldsOfInvoices(reading.invoices, options);
  const disagreements = invoice ? findDisagreements(text, { invoice, fields, inText }) : [];
  const certain = toCertainProposals(fields).map((proposal) => {
    const isContradicted = disagreements.some(({ field }) => field === proposal.field);
    const printed = inText.find(
      ({ field, value }) =>
        field === proposal.field && (isContradicted || isSameValue(value, proposal.value)),
    );
    if (!printed) return proposal;
    const { page, start, end } = printed;
    return { ...proposal, page, start, end };
  });
  const others = inText.filter(({ field }) => certain.every((each) => each.field !== field));
  return { proposals: [...certain, ...others], eInvoice: { state: 'read', disagreements } };
}

/**
 * A name that was not searched for in the text, because it was printed differently or there are too many correspondents,
 * may still be that of a correspondent.
 */
async function withKnownId(
  scope: OrganizationScope,
  proposal: DocumentFinding,
  { correspondents, areAllKnown }: KnownOfDocument,
): Promise<DocumentFinding> {
  if (proposal.field !== 'correspondent' || proposal.value.id !== null) return proposal;
  const key = correspondentKey(proposal.value.name);
  const named = correspondents.find(({ names }) =>
    names.some((name) => correspondentKey(name) === key),
  );
  if (named) return { ...proposal, value: { id: named.id, name: named.names[0] ?? '' } };
  const known = areAllKnown ? undefined : await findNamedCorrespondent(scope, key);
  return known ? { ...proposal, value: known } : proposal;
}
