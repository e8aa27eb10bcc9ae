-- Lists of the invoices of a year over an amount, by due date, are sorted from this index without reading each document of the year.
DROP INDEX documents_by_document_date;
CREATE INDEX documents_by_document_date
ON documents (organization_id, document_date, sequence, deleted_at, document_type, total_amount, due_date) WHERE deleted_at IS NULL;
