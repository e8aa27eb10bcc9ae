import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import { readCalendarView } from './cards/read-calendar-view.ts';
import { readContactsView } from './cards/read-contacts-view.ts';
import type { FileView, ViewRequest } from './file-view.ts';
import { readMailView } from './mail/read-mail-view.ts';
import { readDocxView } from './office/read-docx-view.ts';
import { readOdpView } from './office/read-odp-view.ts';
import { readOdtView } from './office/read-odt-view.ts';
import { readPptxView } from './office/read-pptx-view.ts';
import { readOdsView } from './sheets/read-ods-view.ts';
import { readXlsxView } from './sheets/read-xlsx-view.ts';
import { readHtmlView, readMarkdownView } from './text/read-text-views.ts';
import { viewKindOf } from './view-kind.ts';
import { viewLimits } from './view-limits.ts';

export async function readFileView(request: ViewRequest): Promise<FileView> {
  if (request.bytes.length > viewLimits.fileBytes) throw new ExtractionFailure('too_large');
  switch (viewKindOf(request.mimeType)) {
    case 'mail':
      return readMailView(request);
    case 'xlsx':
      return readXlsxView(request);
    case 'ods':
      return readOdsView(request);
    case 'markdown':
      return readMarkdownView(request);
    case 'html':
      return readHtmlView(request);
    case 'calendar':
      return readCalendarView(request);
    case 'contacts':
      return readContactsView(request);
    case 'docx':
      return readDocxView(request);
    case 'odt':
      return readOdtView(request);
    case 'pptx':
      return readPptxView(request);
    case 'odp':
      return readOdpView(request);
    case undefined:
      throw new ExtractionFailure('unsupported');
  }
}
