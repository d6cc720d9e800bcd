-- The id of a deleted account is free for an import of what the account had.
-- locks: the rows of deleted accounts, which nobody uses, for a moment
UPDATE "accounts" SET "key" = mint_key() WHERE starts_with("subdomain", 'deleted:');
