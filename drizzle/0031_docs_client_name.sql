-- locks: one row, found by its unique client id
-- A member reads the name on the page of consent, where the documentation's pages ask for a token.
UPDATE "applications" SET "name" = 'API documentation' WHERE "client_id" = 'docs';
