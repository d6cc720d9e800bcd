-- outside a transaction
-- The page of the audit log shows the entries of one actor, and those of one kind of subject.
drop index concurrently if exists "audit_log_actor";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_log_actor" ON "audit_log" USING btree ("account_id","actor_kind","actor_id","id");--> statement-breakpoint
drop index concurrently if exists "audit_log_subject";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_log_subject" ON "audit_log" USING btree ("account_id",split_part("action", '_', 1),"id");
