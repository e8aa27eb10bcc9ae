import { describe, expect, it } from 'vitest';
import {
  legacyOfficeMimeTypes,
  officeMimeTypes,
} from '../../../../shared/reading/file-types/mime-types.ts';
import { fileKindOf } from '../../../ui/display/file-kind.ts';
import { fileFormatOf } from './file-format.ts';

describe('a file without a preview', () => {
  it('is named by its format if that is Microsoft Office, old or new', () => {
    expect(fileFormatOf(officeMimeTypes.docx)).toBe('word');
    expect(fileFormatOf(legacyOfficeMimeTypes.xls)).toBe('excel');
    expect(fileFormatOf(officeMimeTypes.odt)).toBeUndefined();
  });

  it.each([
    ...Object.values(officeMimeTypes),
    ...Object.values(legacyOfficeMimeTypes),
    'message/rfc822',
    'application/rtf',
    'application/zip',
    'image/tiff',
  ])('is never called unknown if it is %s', (mimeType) => {
    expect(fileKindOf(mimeType)).not.toBe('generic');
  });
});
