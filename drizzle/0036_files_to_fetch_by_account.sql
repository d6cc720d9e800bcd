-- outside a transaction
-- With the account first, the files of one that has very many due do not hide those of others.
drop index concurrently if exists "files_to_fetch_by_account";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "files_to_fetch_by_account" ON "files" USING btree ("account_id","fetch_at") WHERE "files"."fetch_at" is not null;--> statement-breakpoint
drop index concurrently if exists "files_to_fetch";
