-- What is known of the paper itself. Amounts are hundredths of their currency; `reference_key` is the reference in folded letters
-- and digits. Every list that can be sorted by a field has an index with all documents, those without a value too.
ALTER TABLE documents ADD COLUMN document_date text;
ALTER TABLE documents ADD COLUMN due_date text;
ALTER TABLE documents ADD COLUMN document_type text;
ALTER TABLE documents ADD COLUMN total_amount integer;
ALTER TABLE documents ADD COLUMN currency text;
ALTER TABLE documents ADD COLUMN iban text;
ALTER TABLE documents ADD COLUMN reference text;
ALTER TABLE documents ADD COLUMN reference_key text;
ALTER TABLE documents ADD COLUMN vat_id text;

CREATE INDEX documents_by_document_date ON documents (organization_id, document_date, sequence) WHERE deleted_at IS NULL;
CREATE INDEX documents_by_due_date ON documents (organization_id, due_date, sequence) WHERE deleted_at IS NULL;
CREATE INDEX documents_by_type ON documents (organization_id, document_type, document_date, sequence) WHERE deleted_at IS NULL;
CREATE INDEX documents_by_amount ON documents (organization_id, total_amount, sequence) WHERE deleted_at IS NULL;
CREATE INDEX documents_by_iban ON documents (organization_id, iban, sequence)
WHERE deleted_at IS NULL AND iban IS NOT NULL;
CREATE INDEX documents_by_reference ON documents (organization_id, reference_key, sequence)
WHERE deleted_at IS NULL AND reference_key IS NOT NULL;
CREATE INDEX documents_by_vat_id ON documents (organization_id, vat_id, sequence)
WHERE deleted_at IS NULL AND vat_id IS NOT NULL;
