import type { DocumentFields } from '../../../../shared/reading/fields/document-fields.ts';
import type { NameFinding } from '../../../../shared/archive/findings/stored/document-finding.ts';
import type { Recognition } from '../../../../shared/reading/recognition.ts';
import { proposeName } from '../../../../shared/archive/titles/propose-name.ts';
import { defaultTitleTemplate } from '../../../../shared/archive/titles/title-template.ts';
import {
  languages,
  type Language,
} from '../../../../shared/reading/find-fields/lexicon/lexicon.ts';

type StoredName = {
  language: Language | null;
  titleTemplate: string | null;
  typeName: string | null;
  formerName: string | null;
  isNameDismissed: boolean;
};

/** The name is made of values that are set, so a proposal needs no higher confidence. */
const confidence = 60;

/**
 * Returns the name that is proposed for a document, or was accepted or dismissed. Undefined if the
 * name of the document is good.
 */
export function nameFindingOf(
  document: DocumentFields & { name: string; recognition: Recognition | null },
  { language, titleTemplate, typeName, formerName, isNameDismissed }: StoredName,
): NameFinding | undefined {
  const noPlace = { page: null, start: null, end: null };
  if (formerName !== null) {
    const accepted = { value: document.name, source: 'person', state: 'set' } as const;
    return { field: 'name', ...accepted, confidence: 100, ...noPlace };
  }
  const recognized = languages.find((each) => each === document.recognition?.languages[0]);
  const value = proposeName({
    ...document,
    language: language ?? recognized ?? 'en',
    template: titleTemplate ?? defaultTitleTemplate,
    typeName,
  });
  if (value === undefined) return undefined;
  const state = isNameDismissed ? 'dismissed' : 'proposed';
  return { field: 'name', value, source: 'text', state, confidence, ...noPlace };
}
