-- A sign-in at a provider looks its account up by these two; two callbacks at once must not write it twice.
DELETE FROM accounts
WHERE rowid NOT IN (SELECT min(rowid) FROM accounts GROUP BY provider_id, account_id);
CREATE UNIQUE INDEX accounts_provider_account ON accounts (provider_id, account_id);

-- Deleting a user looks for the invitations that name them.
CREATE INDEX invitations_inviter_id ON invitations (inviter_id);
