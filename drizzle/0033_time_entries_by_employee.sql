-- outside a transaction
-- With the key the index has the order of the list, so that no plan prefers the index of the whole account.
drop index concurrently if exists "time_entries_by_employee";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "time_entries_by_employee" ON "time_entries" USING btree ("account_id","employee_id","clock_in","key");--> statement-breakpoint
drop index concurrently if exists "time_entries_employee";
