-- Documents of employees are files too: a file has one owner, a candidate or an employee. No file has an employee yet, so that the checks and
-- the index read the table and find nothing.
-- locks: files against reads and writes, for a second or two with a million of them
ALTER TABLE "files" DROP CONSTRAINT "files_kind";--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "candidate_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "employee_id" bigint;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "uploader_id" bigint;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_of_employee" FOREIGN KEY ("account_id","employee_id") REFERENCES "public"."employees"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploader" FOREIGN KEY ("account_id","uploader_id") REFERENCES "public"."members"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_employee" ON "files" USING btree ("account_id","employee_id") WHERE "files"."employee_id" is not null;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner" CHECK (("files"."kind" = 'document') = ("files"."candidate_id" is null) and ("files"."kind" = 'document') = ("files"."employee_id" is not null));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_kind" CHECK ("kind" in ('resume', 'image', 'attachment', 'answer', 'attribute', 'document'));