CREATE TABLE "order_receivers" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"token" text,
	"received_by" text,
	"received_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_receivers" ADD CONSTRAINT "order_receivers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_receivers_token" ON "order_receivers" USING btree ("token");