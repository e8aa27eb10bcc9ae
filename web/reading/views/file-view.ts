import type { ExtractionFailureReason } from '../../../shared/reading/extraction-reasons.ts';

/** A file that is in a message. `index` is its number among all of them, those within other messages included. */
export type ContainedEntry = { index: number; name: string; mimeType: string; size: number };

/** `time` in milliseconds, where the date says one. */
export type MailHeader = {
  subject: string;
  from: string;
  to: string;
  cc: string;
  date: string;
  time: number | null;
};

/** A page to show in a frame: HTML without anything that is loaded or run. */
export type FramedPage = {
  html: string;
  /** Something of it was left out, because it would have been loaded from elsewhere. */
  isIncomplete: boolean;
  /** It is longer than what is shown. */
  isCut: boolean;
};

/** A text, a page or slides. */
export type PageView = FramedPage & { kind: 'page' };

/** What a line of a card says; the interface has a text for each. */
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
/** An event, a task, or a contact. */
export type CardView = { title: string; isCancelled: boolean; lines: CardLine[] };
export type CardsView = { kind: 'cards'; cards: CardView[]; isCut: boolean };

export type MailView = FramedPage & {
  kind: 'mail';
  header: MailHeader;
  files: ContainedEntry[];
};

/** `span`: the columns that it takes, if they are several. */
export type SheetCell = { text: string; isNumber: boolean; isBold: boolean; span?: number };
/** A row that is not empty, with its cells by their columns. Rows and columns are counted from 0. */
export type SheetRow = { number: number; cells: Map<number, SheetCell> };

export type SheetView = {
  name: string;
  columns: number[];
  rows: SheetRow[];
  /** There are more than are shown. */
  hasMoreRows: boolean;
  hasMoreColumns: boolean;
};

export type SheetsView = { kind: 'sheets'; sheets: SheetView[]; hasMoreSheets: boolean };

export type FileView = MailView | PageView | SheetsView | CardsView;

/** What words there are in views: they are made where there are no translations. `locale` is for dates and numbers. */
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
