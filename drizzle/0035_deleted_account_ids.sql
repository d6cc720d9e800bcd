-- The id of a deleted account is free for an import of what the account had.
UPDATE "accounts" SET "key" = mint_key() WHERE starts_with("subdomain", 'deleted:');
