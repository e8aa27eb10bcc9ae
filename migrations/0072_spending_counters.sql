-- What an organization has spent: the totals of its active invoices, receipts and tickets, in hundredths, by currency and year of the
-- document date; in that once by `type` and once by `correspondent` (an empty subject: none). A job counts the documents that are there
-- already up to the hash `spending_counted_to` (worker/archive/spending/count-spending.ts; null: all), and triggers what changes among
-- the counted ones.
CREATE TABLE spending (
  organization_id text NOT NULL,
  part text NOT NULL,
  currency text NOT NULL,
  year text NOT NULL,
  subject text NOT NULL,
  documents_count integer NOT NULL,
  amount integer NOT NULL,
  PRIMARY KEY (organization_id, part, currency, year, subject)
);
CREATE INDEX spending_by_amount ON spending (organization_id, part, currency, year, amount, subject);

ALTER TABLE organization_statistics ADD COLUMN spending_counted_to text;
UPDATE organization_statistics SET spending_counted_to = '';
INSERT INTO jobs (id, organization_id, job, created_at, send_after)
SELECT 'evt_' || lower(hex(randomblob(12))), organization_id,
  json_object('type', 'spending.count'), unixepoch() * 1000, unixepoch() * 1000
FROM organization_statistics;

CREATE VIEW spending_changes (
  organization_id, sha256, document_type, document_date, correspondent_id, currency, amount, documents_count
) AS SELECT NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL;

-- The types are those of shared/archive/spending/spending.ts. Larger amounts would make sums that are no integers any more.
CREATE TRIGGER spending_changes_count INSTEAD OF INSERT ON spending_changes
WHEN new.document_type IN ('invoice', 'receipt', 'ticket') AND new.document_date IS NOT NULL
  AND abs(new.amount) <= 1000000000000
  AND ifnull(new.sha256 <= (
    SELECT spending_counted_to FROM organization_statistics WHERE organization_id = new.organization_id), 1)
BEGIN
  INSERT INTO spending (organization_id, part, currency, year, subject, documents_count, amount)
  VALUES
    (new.organization_id, 'type', new.currency, substr(new.document_date, 1, 4), new.document_type,
      new.documents_count, new.amount),
    (new.organization_id, 'correspondent', new.currency, substr(new.document_date, 1, 4), ifnull(new.correspondent_id, ''),
      new.documents_count, new.amount)
  ON CONFLICT (organization_id, part, currency, year, subject) DO UPDATE SET
    documents_count = documents_count + excluded.documents_count,
    amount = amount + excluded.amount;
  DELETE FROM spending
  WHERE organization_id = new.organization_id AND currency = new.currency AND year = substr(new.document_date, 1, 4)
    AND (part, subject) IN (VALUES ('type', new.document_type), ('correspondent', ifnull(new.correspondent_id, '')))
    AND documents_count = 0;
END;

CREATE TRIGGER spending_counted_on_insert AFTER INSERT ON documents
WHEN new.deleted_at IS NULL AND new.total_amount IS NOT NULL BEGIN
  INSERT INTO spending_changes VALUES (new.organization_id, new.sha256, new.document_type, new.document_date,
    new.correspondent_id, new.currency, new.total_amount, 1);
END;

CREATE TRIGGER spending_counted_on_delete AFTER DELETE ON documents
WHEN old.deleted_at IS NULL AND old.total_amount IS NOT NULL BEGIN
  INSERT INTO spending_changes VALUES (old.organization_id, old.sha256, old.document_type, old.document_date,
    old.correspondent_id, old.currency, -old.total_amount, -1);
END;

CREATE TRIGGER spending_counted_on_update
AFTER UPDATE OF sha256, document_type, document_date, correspondent_id, currency, total_amount, deleted_at ON documents
WHEN (old.sha256, old.document_type, old.document_date, old.correspondent_id, old.currency, old.total_amount, old.deleted_at)
  IS NOT (new.sha256, new.document_type, new.document_date, new.correspondent_id, new.currency, new.total_amount, new.deleted_at)
BEGIN
  INSERT INTO spending_changes SELECT old.organization_id, old.sha256, old.document_type, old.document_date,
    old.correspondent_id, old.currency, -old.total_amount, -1
  WHERE old.deleted_at IS NULL;
  INSERT INTO spending_changes SELECT new.organization_id, new.sha256, new.document_type, new.document_date,
    new.correspondent_id, new.currency, new.total_amount, 1
  WHERE new.deleted_at IS NULL;
END;

-- The latest proposals come first in the order of rows.
CREATE INDEX document_findings_proposed ON document_findings (organization_id) WHERE state = 'proposed';
