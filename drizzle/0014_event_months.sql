-- locks: events against writes, for 1.5 s with a million of them
-- What the list's filters ask of most events comes from the index alone; the schema cannot say INCLUDE.
CREATE INDEX "events_by_month" ON "events" USING btree ("account_id",date_bin('28 days', "starts_at", timestamptz '2000-01-01 00:00:00+00'),"key") INCLUDE ("starts_at","cancelled");--> statement-breakpoint
CREATE INDEX "events_of_job_by_month" ON "events" USING btree ("account_id","job_id",date_bin('28 days', "starts_at", timestamptz '2000-01-01 00:00:00+00'),"key") INCLUDE ("starts_at","cancelled");
