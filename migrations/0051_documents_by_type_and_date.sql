-- The invoices of a year over an amount are one range of this index, and sorted by due date without reading each document.
DROP INDEX documents_by_type;
CREATE INDEX documents_by_type
ON documents (organization_id, document_type, document_date, sequence, deleted_at, total_amount, due_date) WHERE deleted_at IS NULL;
