CREATE TABLE "signing_tokens" (
	"account_id" bigint NOT NULL,
	"subscription_id" bigint NOT NULL,
	"token_id" bigint NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "signing_tokens_account_id_subscription_id_pk" PRIMARY KEY("account_id","subscription_id")
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_event";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_event_name";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "sealed_secret" text;--> statement-breakpoint
ALTER TABLE "signing_tokens" ADD CONSTRAINT "signing_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_tokens" ADD CONSTRAINT "signing_tokens_of_subscription" FOREIGN KEY ("account_id","subscription_id") REFERENCES "public"."subscriptions"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_tokens" ADD CONSTRAINT "signing_tokens_of_token" FOREIGN KEY ("account_id","token_id") REFERENCES "public"."tokens"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signing_tokens_token" ON "signing_tokens" USING btree ("account_id","token_id");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_event" CHECK ("event" in ('candidate_created', 'candidate_moved', 'employee_created', 'employee_updated', 'employee_published', 'onboarding_completed', 'timeoff_updated', 'candidate_deleted', 'job_deleted', 'timeoff_request_approved', 'timeoff_request_reverted'));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_event_name" CHECK ("event" in ('candidate_created', 'candidate_moved', 'employee_created', 'employee_updated', 'employee_published', 'onboarding_completed', 'timeoff_updated', 'candidate_deleted', 'job_deleted', 'timeoff_request_approved', 'timeoff_request_reverted'));