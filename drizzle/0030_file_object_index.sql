-- outside a transaction
-- The sweeps ask which row names some bytes.
drop index concurrently if exists "files_object";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "files_object" ON "files" USING btree ("account_id","object") WHERE "files"."object" is not null;
