-- outside a transaction
-- The careers site reads the published jobs of an account, and the job of a short link, which names no account.
drop index concurrently if exists "jobs_published";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_published" ON "jobs" USING btree ("account_id","id") WHERE "jobs"."state" = 'published';--> statement-breakpoint
drop index concurrently if exists "jobs_by_shortcode";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_by_shortcode" ON "jobs" USING btree ("shortcode");
