ALTER TABLE "tokens" ADD COLUMN "older_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "older_version" smallint;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_older_use" CHECK (("tokens"."older_used_at" is null) = ("tokens"."older_version" is null));