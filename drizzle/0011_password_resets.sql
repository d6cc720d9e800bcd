CREATE TABLE "password_resets" (
	"account_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_resets_account_id_member_id_pk" PRIMARY KEY("account_id","member_id"),
	CONSTRAINT "password_resets_hash" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "sign_in_locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "reset_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ADD COLUMN "login" text;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_member" FOREIGN KEY ("account_id","member_id") REFERENCES "public"."members"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_resets_expiry" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_login" ON "sign_in_attempts" USING btree ("login");