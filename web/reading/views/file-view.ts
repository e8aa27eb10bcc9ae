import type { ExtractionFailureReason } from '../../../shared/reading/extraction-reasons.ts';

/** A file in a message. `index` is its number among all files, including those in nested messages. */
export type ContainedEntry = { index: number; name: string; mimeType: string; size: number };

/** `time` is in milliseconds; missing if the date cannot be parsed. */
export type MailHeader = {
  subject: string;
  from: string;
  to: string;
  cc: string;
  date: string;
  time: number | null;
};

/** A page to show in a frame: HTML that loads and runs nothing. */
export type FramedPage = {
  html: string;
  /** Remote content was left out. */
  isIncomplete: boolean;
  isCut: boolean;
};

export type PageView = FramedPage & { kind: 'page' };

/** The labels of a card's lines, which the interface translates. */
type CardLabel =
  | 'when'
  | 'repeats-every'
  | 'due'
  | 'where'
  | 'organizer'
  | 'attendees'
  | 'organization'
  | 'role'
  | 'email'
  | 'phone'
  | 'address'
  | 'birthday'
  | 'web'
  | 'notes';

export type CardLine = { label: CardLabel; values: string[] };
export type CardView = { title: string; isCancelled: boolean; lines: CardLine[] };
export type CardsView = { kind: 'cards'; cards: CardView[]; isCut: boolean };

export type MailView = FramedPage & {
  kind: 'mail';
  header: MailHeader;
  files: ContainedEntry[];
};

/** `span` is the number of columns, if more than one. */
export type SheetCell = { text: string; isNumber: boolean; isBold: boolean; span?: number };
/** A row that is not empty, with its cells by column. Rows and columns are zero-based. */
export type SheetRow = { number: number; cells: Map<number, SheetCell> };

export type SheetView = {
  name: string;
  columns: number[];
  rows: SheetRow[];
  hasMoreRows: boolean;
  hasMoreColumns: boolean;
};

export type SheetsView = { kind: 'sheets'; sheets: SheetView[]; hasMoreSheets: boolean };

export type FileView = MailView | PageView | SheetsView | CardsView;

/** The texts inside of views, which are made in a worker without translations. `locale` formats dates and numbers. */
export type ViewTexts = {
  locale: string;
  from: string;
  to: string;
  cc: string;
  date: string;
  quoted: string;
};

/** `index`: a file in the message, instead of a view of it. */
export type ViewRequest = {
  bytes: Uint8Array<ArrayBuffer>;
  mimeType: string;
  texts: ViewTexts;
  index?: number;
};

export type ContainedBytes = { name: string; mimeType: string; bytes: Uint8Array<ArrayBuffer> };

export type ViewResponse =
  | { view: FileView }
  | { contained: ContainedBytes | null }
  | { failure: ExtractionFailureReason }
  | { error: string };
