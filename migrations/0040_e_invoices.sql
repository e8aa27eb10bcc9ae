-- What is known of the e-invoice in a document, as JSON: whether it could be read, and where its text says something else. The
-- invoice is stored in a file beside the original.
ALTER TABLE documents ADD COLUMN e_invoice text;
