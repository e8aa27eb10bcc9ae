import type { RecognitionLanguage } from '../../../shared/recognition-languages.ts';
import type { CustomFieldInput } from '../../../shared/archive/custom-fields/custom-field.ts';
import type { DocumentFieldValues } from '../../../shared/archive/fields/document-field-values.ts';
import type { ApiKeyInput } from '../../../shared/people/api-keys/api-key.ts';
import type { TaggingRuleInput } from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import type { TagInput } from '../../../shared/archive/tags/tag.ts';
import type { ViewInput } from '../../../shared/archive/views/view.ts';
import type { WebhookInput } from '../../../shared/integrations/webhooks/webhook.ts';

export const organizationName = 'Lindenhof Woodworks';

export const documentLanguages: RecognitionLanguage[] = ['en', 'de'];

export const tags = [
  { name: 'Contract', color: '#7ad7ff', description: 'Signed, and binding until cancelled' },
  { name: 'Invoice', color: '#ffce7a', description: 'What we have paid or have to pay' },
  { name: 'Insurance', color: '#ce7aff', description: null },
  { name: 'Machines', color: '#7affce', description: 'Manuals, guarantees, safety' },
  { name: 'To review', color: '#ff7a7f', description: 'Somebody should read this once more' },
] as const satisfies TagInput[];

type SeedTagName = (typeof tags)[number]['name'];

type SeedDocument = {
  file: string;
  name: string;
  addedDaysAgo: number;
  tags?: readonly SeedTagName[];
  trashedDaysAgo?: number;
  note?: { text: string; daysAgo: number };
  correspondent?: string;
  fields?: Omit<DocumentFieldValues, 'correspondentId'>;
  /** Values of custom fields by name; options are given by name, too. */
  custom?: Partial<Record<SeedFieldName, string>>;
};

export const customFields = [
  {
    name: 'Belongs to',
    type: 'select',
    options: [
      { name: 'Workshop', color: '#7ad7ff' },
      { name: 'Machines', color: '#ffce7a' },
    ],
  },
  { name: 'Ends on', type: 'date', options: [] },
] as const satisfies readonly CustomFieldInput[];
type SeedFieldName = (typeof customFields)[number]['name'];

/** Oldest first. The tagging rules may add tags to documents without any here. */
export const documents: readonly SeedDocument[] = [
  {
    file: 'price-list-2024.txt',
    name: 'Price list 2024.txt',
    addedDaysAgo: 212,
    trashedDaysAgo: 12,
  },
  {
    file: 'gewerbemietvertrag.pdf',
    name: 'Gewerbemietvertrag Alte Mühle.pdf',
    addedDaysAgo: 204,
    note: { text: 'Ask Jonas before we extend it: he wants the yard included.', daysAgo: 9 },
    tags: ['Contract'],
    correspondent: 'Grundstücksgesellschaft Alte Mühle mbH',
    fields: { documentType: 'contract', reference: '2021/07' },
    custom: { 'Belongs to': 'Workshop', 'Ends on': '2027-06-30' },
  },
  {
    file: 'insurance-policy.pdf',
    name: 'Workshop insurance policy.pdf',
    addedDaysAgo: 180,
    tags: ['Insurance', 'Contract'],
    correspondent: 'Harbour Mutual Insurance',
    fields: { documentType: 'policy', reference: 'HM-448-2026' },
    custom: { 'Belongs to': 'Workshop', 'Ends on': '2026-12-31' },
  },
  { file: 'workshop-floor-plan.png', name: 'Workshop floor plan.png', addedDaysAgo: 171 },
  {
    file: 'garanzia-levigatrice.pdf',
    name: 'Garanzia levigatrice LV 1350.pdf',
    addedDaysAgo: 148,
    tags: ['Machines'],
    correspondent: 'Officine Adige S.r.l.',
    fields: { documentType: 'certificate', reference: 'LV-1350-0226' },
    custom: { 'Belongs to': 'Machines', 'Ends on': '2028-02-28' },
  },
  {
    file: 'contrato-de-manutencao.pdf',
    name: 'Contrato de manutenção.pdf',
    addedDaysAgo: 120,
    tags: ['Contract', 'Machines'],
    correspondent: 'Serralharia Tejo, Lda.',
    fields: { documentType: 'contract', documentDate: '2026-03-02', reference: '88' },
  },
  {
    file: 'receipt-hinoki.pdf',
    name: '領収書 檜板.pdf',
    addedDaysAgo: 112,
    tags: ['Invoice'],
    correspondent: '檜木材株式会社',
    fields: {
      documentType: 'receipt',
      documentDate: '2026-03-10',
      totalAmount: { amount: 231_500, currency: 'JPY' },
    },
  },
  {
    file: 'minutes-spring-meeting.docx',
    name: 'Minutes spring meeting.docx',
    addedDaysAgo: 95,
    fields: { documentType: 'minutes' },
  },
  {
    file: 'facture-bois-du-jura.pdf',
    name: 'Facture Bois du Jura.pdf',
    addedDaysAgo: 71,
    correspondent: 'Scierie Bois du Jura',
    fields: {
      documentType: 'invoice',
      documentDate: '2026-04-17',
      dueDate: '2026-05-17',
      totalAmount: { amount: 6104.4, currency: 'EUR' },
      reference: '2026-0417',
    },
  },
  {
    file: 'umowa-wypozyczenia.pdf',
    name: 'Umowa wypożyczenia rusztowania.pdf',
    addedDaysAgo: 52,
    tags: ['Contract', 'To review'],
    correspondent: 'Rusztowania Wisła sp. z o.o.',
    fields: { documentType: 'contract', documentDate: '2026-05-05', reference: '14/2026' },
  },
  {
    file: 'comanda-feronerie.pdf',
    name: 'Factură feronerie.pdf',
    addedDaysAgo: 45,
    correspondent: 'Feronerie Carpați SRL',
    fields: {
      documentType: 'invoice',
      documentDate: '2026-05-11',
      dueDate: '2026-06-10',
      totalAmount: { amount: 2127.72, currency: 'RON' },
      reference: 'FC 552',
    },
  },
  {
    file: 'draft-offer-kitchen.odt',
    name: 'Draft offer kitchen.odt',
    addedDaysAgo: 31,
    trashedDaysAgo: 4,
  },
  {
    file: 'sprinkler-inspection.pdf',
    name: 'Scan sprinkler inspection.pdf',
    addedDaysAgo: 24,
    tags: ['Insurance'],
    note: { text: 'Copy sent to Harbour Mutual.', daysAgo: 20 },
  },
  {
    file: 'presupuesto-mesa-de-roble.pdf',
    name: 'Presupuesto mesa de roble.pdf',
    addedDaysAgo: 16,
    tags: ['To review'],
    fields: {
      documentType: 'offer',
      documentDate: '2026-06-09',
      totalAmount: { amount: 6030, currency: 'EUR' },
      reference: '2026-031',
    },
  },
  { file: 'machine-safety-notes.md', name: 'Machine safety notes.md', addedDaysAgo: 6 },
  {
    file: 'landlord-letter.jpg',
    name: 'Brief der Hausverwaltung.jpg',
    addedDaysAgo: 3,
    tags: ['Contract', 'To review'],
  },
  { file: 'timber-stock.xlsx', name: 'Timber stock.xlsx', addedDaysAgo: 1 },
];

type SeedRule = Pick<TaggingRuleInput, 'name' | 'description' | 'conditions'> & {
  fieldActions?: TaggingRuleInput['fieldActions'];
  tags: readonly SeedTagName[];
};

export const rules: readonly SeedRule[] = [
  {
    name: 'Invoices in every language',
    description: 'Whoever wants money from us names an account',
    conditions: [
      { field: 'content', operator: 'contains', value: 'IBAN' },
      { field: 'content', operator: 'contains', value: 'Lindenhof' },
    ],
    fieldActions: [{ field: 'documentType', value: 'invoice', replaces: false }],
    tags: ['Invoice'],
  },
  {
    name: 'About machines',
    description: null,
    conditions: [{ field: 'name', operator: 'contains', value: 'machine' }],
    tags: ['Machines'],
  },
];

export const views: readonly ViewInput[] = [
  {
    name: 'Invoices',
    search: 'kind:invoice',
    filters: { tags: [] },
    sort: { field: 'documentDate', order: 'desc' },
    columns: ['documentDate', 'correspondent', 'totalAmount'],
    isShared: true,
  },
  {
    name: 'Contracts without a date',
    search: 'kind:contract no:date',
    filters: { tags: [] },
    sort: null,
    columns: ['tags', 'correspondent', 'createdAt'],
    isShared: false,
  },
];

export const webhook: WebhookInput = {
  name: 'Bookkeeping',
  url: 'https://bookkeeping.example.com/hooks/sheaf',
  enabled: true,
  events: ['document:created', 'document:tag:added'],
};

export const apiKey: ApiKeyInput = {
  name: 'Scanner in the office',
  permissions: ['documents:create', 'documents:read', 'tags:read'],
  organizationIds: [],
  allOrganizations: false,
};
