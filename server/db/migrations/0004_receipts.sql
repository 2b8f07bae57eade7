CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"file" text NOT NULL,
	"mime" text NOT NULL,
	"state" text DEFAULT 'submitted' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipts_order" ON "receipts" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_one_submitted" ON "receipts" USING btree ("order_id") WHERE "receipts"."state" = 'submitted';