CREATE TABLE "list_lines" (
	"list_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"section_id" uuid,
	"variant_id" uuid,
	"text" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"need" jsonb,
	"bought" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"checked" boolean DEFAULT false NOT NULL,
	"seen_price" integer,
	"seen_at" timestamp with time zone,
	"source" text DEFAULT 'manual' NOT NULL,
	"position" integer NOT NULL,
	"rev" integer NOT NULL,
	"device" text,
	"other" jsonb,
	CONSTRAINT "list_lines_list_id_id_pk" PRIMARY KEY("list_id","id"),
	CONSTRAINT "list_lines_quantity" CHECK ("list_lines"."quantity" >= 0 and "list_lines"."bought" >= 0)
);
--> statement-breakpoint
CREATE TABLE "lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"site" text DEFAULT '' NOT NULL,
	"client" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"address_id" uuid,
	"status" text DEFAULT 'active' NOT NULL,
	"sections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL,
	"share_token" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "list_id" uuid;--> statement-breakpoint
ALTER TABLE "list_lines" ADD CONSTRAINT "list_lines_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_lines" ADD CONSTRAINT "list_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_lines_variant" ON "list_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "lists_customer" ON "lists" USING btree ("customer_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lists_share_token" ON "lists" USING btree ("share_token");