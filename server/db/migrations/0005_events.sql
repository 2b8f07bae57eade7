CREATE TABLE "event_heads" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"cursor" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"customer_id" uuid NOT NULL,
	"cursor" bigint NOT NULL,
	"kind" text NOT NULL,
	"origin" text,
	"order_id" uuid,
	"order_number" text,
	"status" smallint,
	"notification_id" uuid,
	"notification_type" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_customer_id_cursor_pk" PRIMARY KEY("customer_id","cursor")
);
--> statement-breakpoint
ALTER TABLE "event_heads" ADD CONSTRAINT "event_heads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_age" ON "events" USING btree ("created_at");