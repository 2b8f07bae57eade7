CREATE TABLE "watches" (
	"customer_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"price" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "watches_customer_id_variant_id_kind_pk" PRIMARY KEY("customer_id","variant_id","kind"),
	CONSTRAINT "watches_reference" CHECK (("watches"."kind" = 'price') = ("watches"."price" is not null))
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "variant_id" uuid;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watches_variant" ON "watches" USING btree ("variant_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;