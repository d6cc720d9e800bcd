ALTER TABLE "subscriptions" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "last_subscription" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was deleted kept its number in the audit log: none of those is given again.
UPDATE "accounts" a SET "last_subscription" = greatest(
	coalesce((SELECT max(s."id") FROM "subscriptions" s WHERE s."account_id" = a."id"), 0),
	coalesce((SELECT max(l."subject_id") FROM "audit_log" l WHERE l."account_id" = a."id" AND l."action" LIKE 'subscription_%'), 0)
);
