/** Versions with different export formats: select options, nested tags, days instead of times, document versions. */
export type PaperlessVersion = '1.17.0' | '2.0.0' | '2.11.0' | '2.14.0' | '2.19.0' | '3.0.0';

export type ExportOptions = {
  version: PaperlessVersion;
  isSplit?: boolean;
  usesFolderPrefix?: boolean;
  isDataOnly?: boolean;
  isEncrypted?: boolean;
};

type DjangoRecord = { model: string; pk: number; fields: Record<string, unknown> } & Record<
  string,
  unknown
>;

const since = (version: PaperlessVersion, first: string) =>
  version.localeCompare(first, 'en', { numeric: true }) >= 0;

const matching = { match: '', matching_algorithm: 0, is_insensitive: true, owner: 1 };

/**
 * The files of a small export as `document_exporter` of that version writes it: an invoice with every property, a
 * letter and a trashed one.
 */
export function paperlessExport(options: ExportOptions): Map<string, string> {
  const { version } = options;
  const files = new Map<string, string>();
  const documents = documentsOf(version);
  const perDocument = [...notesOf(), ...valuesOf(version)];
  const main: DjangoRecord[] = [
    ...correspondents,
    ...tagsOf(version),
    ...documentTypes,
    record('documents.storagepath', 1, { name: 'By year', path: '{created_year}', ...matching }),
    record('paperless_mail.mailaccount', 1, { name: 'Inbox', password: 'secret' }),
    record('paperless_mail.mailrule', 1, { name: 'Bills' }),
    record('documents.savedview', 1, { name: 'Open bills' }),
    record('auth.user', 1, { username: 'ada', first_name: 'Ada', last_name: 'Example' }),
    record('auth.user', 2, { username: 'ben', first_name: '', last_name: '' }),
    ...fieldsOf(version),
    ...(since(version, '2.3.0') ? [record('documents.workflow', 1, { name: 'File it' })] : []),
  ];
  const taken = new Set<string>();
  const inFolder = (folder: string, name: string) =>
    options.usesFolderPrefix ? `${folder}/${name}` : name;
  for (const document of documents) {
    const plain = `2023-03-01 ${String(document.fields.title)}`;
    const base = taken.has(plain) ? `${plain}_01` : plain;
    taken.add(base);
    const original = inFolder('originals', `${base}.pdf`);
    const beside = since(version, '2.18.0') ? base : `${base}.pdf`;
    const thumbnail = inFolder('thumbnails', `${beside}-thumbnail.webp`);
    const archived = inFolder('archive', `${beside}-archive.pdf`);
    Object.assign(document, {
      __exported_file_name__: original,
      __exported_thumbnail_name__: thumbnail,
      __exported_archive_name__: archived,
    });
    if (!options.isDataOnly) {
      files.set(original, `%PDF-1.4 original of ${document.pk}`);
      files.set(archived, `%PDF-1.4 archive of ${document.pk}`);
      files.set(thumbnail, 'RIFF');
    }
    if (!options.isSplit) continue;
    const own = perDocument.filter(({ fields }) => fields.document === document.pk);
    files.set(
      inFolder('json', `${beside}-manifest.json`),
      JSON.stringify([document, ...own], null, 2),
    );
  }
  const records = options.isSplit ? main : [...main, ...perDocument, ...documents];
  files.set('manifest.json', JSON.stringify(records, null, 2));
  const crypto = options.isEncrypted ? { __crypto__: { __salt_hex__: '00' } } : {};
  const metadata = JSON.stringify({ version, ...crypto });
  files.set(since(version, '2.8.0') ? 'metadata.json' : 'version.json', metadata);
  return files;
}

function record(model: string, pk: number, fields: Record<string, unknown>): DjangoRecord {
  return { model, pk, fields };
}

const correspondents = [
  record('documents.correspondent', 3, { name: 'Stadtwerke Köln', ...matching, match: 'strom' }),
].map((each) => ({ ...each, fields: { ...each.fields, matching_algorithm: 1 } }));

const documentTypes = [
  record('documents.documenttype', 1, { name: 'Rechnungen', ...matching }),
  record('documents.documenttype', 2, { name: 'Spielplan', ...matching }),
];

function tagsOf(version: PaperlessVersion): DjangoRecord[] {
  const tree = (parent: number | null) => (since(version, '2.19.0') ? { tn_parent: parent } : {});
  return [
    record('documents.tag', 1, { name: 'House', color: '#a6cee3', ...matching, ...tree(null) }),
    record('documents.tag', 2, { name: 'Power', color: '#1F78B4', ...matching, ...tree(1) }),
  ];
}

function documentsOf(version: PaperlessVersion): DjangoRecord[] {
  const isDay = since(version, '2.16.0');
  const common = {
    correspondent: null,
    storage_path: null,
    document_type: null,
    content: 'text '.repeat(100),
    mime_type: 'application/pdf',
    tags: [],
    modified: '2023-03-02T08:00:00Z',
    added: '2023-03-02T08:00:00.123Z',
    archive_serial_number: null,
    // 28 February in UTC, but 1 March in the archive's time zone, Berlin.
    created: isDay ? '2023-03-01' : '2023-02-28T23:00:00Z',
    ...(since(version, '2.13.0') && { deleted_at: null, restored_at: null }),
    ...(since(version, '3.0.0') && { root_document: null, version_index: null }),
  };
  const trashed = since(version, '2.13.0')
    ? [
        record('documents.document', 9, {
          ...common,
          title: 'Old junk',
          checksum: '9',
          deleted_at: '2024-01-01T00:00:00Z',
        }),
      ]
    : [];
  return [
    record('documents.document', 5, {
      ...common,
      title: 'Strom März',
      checksum: '5',
      correspondent: 3,
      document_type: 1,
      tags: [1, 2],
      archive_serial_number: 42,
    }),
    record('documents.document', 6, {
      ...common,
      title: 'Theatre',
      checksum: '6',
      document_type: 2,
    }),
    ...trashed,
    ...(since(version, '3.0.0')
      ? [
          record('documents.document', 10, {
            ...common,
            title: 'Theatre',
            checksum: '10',
            root_document: 6,
            version_index: 1,
          }),
        ]
      : []),
  ];
}

function notesOf(): DjangoRecord[] {
  return [
    record('documents.note', 1, {
      note: 'Paid by transfer',
      created: '2023-03-05T10:00:00Z',
      document: 5,
      user: 1,
    }),
    record('documents.note', 2, {
      note: 'Checked',
      created: '2023-03-06T10:00:00Z',
      document: 5,
      user: 2,
    }),
  ];
}

const dataTypes = ['string', 'url', 'date', 'boolean', 'integer', 'float', 'monetary'];

function fieldsOf(version: PaperlessVersion): DjangoRecord[] {
  if (!since(version, '2.0.0')) return [];
  const plain = dataTypes.map((type, index) =>
    record('documents.customfield', index + 1, { name: `My ${type}`, data_type: type }),
  );
  if (!since(version, '2.11.0')) return plain;
  const options = since(version, '2.14.0')
    ? [
        { id: 'aB3', label: 'Open' },
        { id: 'cD4', label: 'Done' },
      ]
    : ['Open', 'Done'];
  return [
    ...plain,
    record('documents.customfield', 8, {
      name: 'My select',
      data_type: 'select',
      extra_data: { select_options: options },
    }),
    record('documents.customfield', 9, { name: 'My links', data_type: 'documentlink' }),
    ...(since(version, '2.19.0')
      ? [record('documents.customfield', 10, { name: 'My story', data_type: 'longtext' })]
      : []),
  ];
}

function valuesOf(version: PaperlessVersion): DjangoRecord[] {
  if (!since(version, '2.0.0')) return [];
  const empty = {
    document: 5,
    value_text: null,
    value_bool: null,
    value_url: null,
    value_date: null,
    value_int: null,
    value_float: null,
    value_monetary: null,
    ...(since(version, '2.11.0') && { value_document_ids: null, value_select: null }),
    ...(since(version, '2.19.0') && { value_long_text: null }),
  };
  const values: Record<string, unknown>[] = [
    { value_text: 'Meter 7' },
    { value_url: 'https://example.org/bill' },
    { value_date: '2023-04-01' },
    { value_bool: false },
    { value_int: 0 },
    { value_float: 1.5 },
    { value_monetary: since(version, '2.6.0') ? 'EUR12.30' : '12.30' },
  ];
  if (since(version, '2.11.0')) {
    values.push(
      { value_select: since(version, '2.14.0') ? 'cD4' : 1 },
      { value_document_ids: [6, 404] },
    );
  }
  if (since(version, '2.19.0')) values.push({ value_long_text: 'One line\nand another' });
  return values.map((value, index) =>
    record('documents.customfieldinstance', index + 1, { ...empty, field: index + 1, ...value }),
  );
}
