import type { LabelRole } from '../lexicon/lexicon.ts';
import { createLabelFinder } from '../paper/labels-of.ts';
import type { Label } from '../paper/find-labels.ts';
import { type Cell, cellIndexAt, lineAt } from '../paper/paper.ts';
import type { SourceText } from '../source-text.ts';

export type Section = 'sender' | 'recipient' | undefined;

const blockLines = 8;

const sectionRoles: ReadonlySet<LabelRole> = new Set(['sender', 'recipient'] satisfies LabelRole[]);
const endRoles: ReadonlySet<LabelRole> = new Set([
  'documentDate',
  'dueDate',
  'documentNumber',
  'total',
  'sum',
  'net',
  'salutation',
] satisfies LabelRole[]);
const ownerRoles: ReadonlySet<LabelRole> = new Set([
  'payer',
  'payee',
  'yours',
] satisfies LabelRole[]);

/** Returns a function that returns the party whose block contains a position: below "Seller", beside "Customer:". */
export function createSections({ paper, mentions }: SourceText): (value: Cell) => Section {
  const heads = new Map<number, Label[]>();
  for (const label of mentions.labels) {
    if (!sectionRoles.has(label.role)) continue;
    const line = lineAt(paper, label.start);
    const cell = line?.cells[cellIndexAt(line, label.start)];
    if (!line || !cell || label.start - cell.start > 3) continue;
    const rest = paper.folded.slice(label.end, cell.end);
    const isHead =
      /^(?:'s)?(?: (?:details|information))?[\s:.]*$/.test(rest) ||
      /^ ?:/.test(rest) ||
      /^ ?\/ ?\w+:?$/.test(rest);
    if (isHead && label.end - label.start > 2)
      heads.set(line.index, [...(heads.get(line.index) ?? []), label]);
  }
  const ends = new Set<number>();
  for (const label of mentions.labels) {
    const line = endRoles.has(label.role) ? lineAt(paper, label.start) : undefined;
    if (line && label.start - line.start < 3) ends.add(line.index);
  }
  return (value) => {
    const line = lineAt(paper, value.start);
    if (!line) return undefined;
    const column = cellIndexAt(line, value.start);
    for (let up = 0; up <= blockLines; up += 1) {
      const above = paper.lines[line.index - up];
      if (!above || above.page !== line.page) return undefined;
      const labels = heads.get(above.index);
      const head = labels?.findLast((label) => {
        if (label.start >= value.end) return false;
        const other = cellIndexAt(above, label.start);
        return up === 0 ? other <= column : other === column || above.cells.length === 1;
      });
      if (head) return head.role === 'sender' ? 'sender' : 'recipient';
      if (up > 0 && ends.has(above.index)) return undefined;
      if (above.isAfterGap && !heads.has(above.index - 1)) return undefined;
    }
    return undefined;
  };
}

const linesBelowHeading = 4;
/** Labels of names in the blocks of both parties: `Nome/Razão social:` */
const labelOfName =
  /^(?:name|nome|nombre|nom|naam|nazwa|nume|denumire|jmeno|navn|namn|adi|unvani?|ονομα|επωνυμια|ονοματεπωνυμο|氏名|imie i nazwisko|nome completo|cognome e nome|nom et prenom|nume si prenume|nombre y apellidos)(?!\p{L})/u;

/** Returns whether a label of a name is below the heading of the sender's block: `PRESTADOR DE SERVIÇOS` above `Nome/Razão social:`. */
export function isNameOfSender({ paper, mentions }: SourceText, label: Label): boolean {
  if (!labelOfName.test(paper.folded.slice(label.start, label.start + 40))) return false;
  const line = lineAt(paper, label.start);
  if (!line) return false;
  for (let up = 1; up <= linesBelowHeading; up += 1) {
    const above = paper.lines[line.index - up];
    const cell = above?.cells[0];
    if (!above || !cell || above.page !== line.page) return false;
    const heading = mentions.labels.find(
      ({ role, start, end }) =>
        sectionRoles.has(role) && start === cell.start && cell.end - end <= longestRest,
    );
    if (heading) return heading.role === 'sender';
    if (above.isAfterGap) return false;
  }
  return false;
}

const longestRest = 3;

/** Returns a function that returns the owner of a number, by the text next to it. */
export function createOwners({
  paper,
  mentions,
}: SourceText): (value: Cell) => 'payer' | 'payee' | undefined {
  const labelsOf = createLabelFinder(paper, { labels: mentions.labels, roles: ownerRoles });
  return (value) => {
    const [nearest] = labelsOf(value);
    if (!nearest) return undefined;
    return nearest.label.role === 'payee' ? 'payee' : 'payer';
  };
}
