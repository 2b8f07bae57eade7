CREATE TABLE "mail_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"purpose" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"customer_id" uuid,
	"language" text NOT NULL,
	"about" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "confirmed_email" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "mails_payment" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "mails_delivery" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "mails_reminders" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_links_hash" ON "mail_links" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "mail_links_customer" ON "mail_links" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "mail_links_expiry" ON "mail_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at") WHERE "mails"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "mails_customer" ON "mails" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");