-- Documents outside of the trash in the order of their archive numbers.
CREATE INDEX documents_by_asn ON documents (organization_id, archive_number, sequence)
WHERE deleted_at IS NULL AND archive_number IS NOT NULL;
