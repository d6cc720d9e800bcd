-- locks: candidates against reads and writes, for 4 s with a million of them
-- What a filter asks of a candidate comes from the index alone; the schema cannot say INCLUDE.
DROP INDEX "candidates_by_creation";--> statement-breakpoint
DROP INDEX "candidates_by_change";--> statement-breakpoint
CREATE INDEX "candidates_by_creation" ON "candidates" USING btree ("account_id","created_at","key") INCLUDE ("updated_at","stage_id");--> statement-breakpoint
CREATE INDEX "candidates_by_change" ON "candidates" USING btree ("account_id","updated_at","key") INCLUDE ("created_at","stage_id");--> statement-breakpoint
CREATE INDEX "candidates_by_creation_month" ON "candidates" USING btree ("account_id","stage_id",date_bin('28 days', "created_at", timestamptz '2000-01-01 00:00:00+00'),"key") INCLUDE ("created_at","updated_at");--> statement-breakpoint
CREATE INDEX "candidates_by_change_month" ON "candidates" USING btree ("account_id","stage_id",date_bin('28 days', "updated_at", timestamptz '2000-01-01 00:00:00+00'),"key") INCLUDE ("updated_at","created_at");
