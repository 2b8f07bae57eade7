CREATE TABLE "brands" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description_id" text NOT NULL,
	"description_en" text NOT NULL,
	"picture_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"parent" text,
	"name_id" text NOT NULL,
	"name_en" text NOT NULL,
	"picture_id" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"source" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name_id" text NOT NULL,
	"name_en" text NOT NULL,
	"description_id" text NOT NULL,
	"description_en" text NOT NULL,
	"category" text NOT NULL,
	"top_category" text NOT NULL,
	"brand" text NOT NULL,
	"picture_ids" text[] NOT NULL,
	"flags" jsonb NOT NULL,
	"attributes" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"rating" smallint DEFAULT 0 NOT NULL,
	"ratings" integer DEFAULT 0 NOT NULL,
	"since" date NOT NULL,
	"is_promoted" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"price_from" integer NOT NULL,
	"price_to" integer NOT NULL,
	"has_stock" boolean NOT NULL,
	"search" "tsvector" NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"weight" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"name_id" text NOT NULL,
	"name_en" text NOT NULL,
	"price" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"stock" integer NOT NULL,
	"unit" text NOT NULL,
	"content_thousandths" integer,
	"content_unit" text,
	"minimum" integer DEFAULT 1 NOT NULL,
	"step" integer DEFAULT 1 NOT NULL,
	"weight" integer NOT NULL,
	"length" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "variants_sku_unique" UNIQUE("sku"),
	CONSTRAINT "variants_stock" CHECK ("variants"."stock" >= 0),
	CONSTRAINT "variants_price" CHECK ("variants"."price" > 0),
	CONSTRAINT "variants_discount" CHECK ("variants"."discount" between 0 and 9000),
	CONSTRAINT "variants_quantities" CHECK ("variants"."minimum" >= 1 and "variants"."step" >= 1)
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"label" text NOT NULL,
	"receiver_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"full_address" text NOT NULL,
	"landmark" text DEFAULT '' NOT NULL,
	"region_code" text NOT NULL,
	"zip_code" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"gender" text,
	"image_url" text,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"parent_hash" text,
	"first_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" smallint,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"type" smallint NOT NULL,
	"status_progress" smallint,
	"order_id" uuid,
	"message" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"cursor" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"status" smallint NOT NULL,
	"actor" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"snapshot" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_items_quantity" CHECK ("order_items"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"number" text,
	"status" smallint DEFAULT 1 NOT NULL,
	"payment_method_id" text,
	"shipment_method_id" text,
	"address_id" uuid,
	"address" jsonb,
	"items_total" integer DEFAULT 0 NOT NULL,
	"discount_total" integer DEFAULT 0 NOT NULL,
	"shipping_fee" integer DEFAULT 0 NOT NULL,
	"unique_code" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"vat_total" integer DEFAULT 0 NOT NULL,
	"tracking_number" text,
	"cancel_reason" text,
	"received_by" text,
	"placed_at" timestamp with time zone,
	"payment_deadline" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_status_range" CHECK ("orders"."status" between 1 and 8)
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"content" jsonb NOT NULL,
	"link" text NOT NULL,
	"picture_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "depots" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"regency" text NOT NULL,
	"address" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "freight_rates" (
	"depot" text NOT NULL,
	"zone" text NOT NULL,
	"service" text NOT NULL,
	"tier_from_kg" integer NOT NULL,
	"per_kg" integer DEFAULT 0 NOT NULL,
	"flat" integer DEFAULT 0 NOT NULL,
	"minimum_kg" integer DEFAULT 0 NOT NULL,
	"divisor" integer,
	"handling" integer DEFAULT 0 NOT NULL,
	"days_min" smallint,
	"days_max" smallint,
	"valid_from" date NOT NULL,
	CONSTRAINT "freight_rates_depot_zone_service_tier_from_kg_valid_from_pk" PRIMARY KEY("depot","zone","service","tier_from_kg","valid_from")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"position" smallint NOT NULL,
	"content" jsonb NOT NULL,
	"account" jsonb,
	"max_amount" integer,
	"deadline_minutes" integer,
	"has_unique_code" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"code" text PRIMARY KEY NOT NULL,
	"parent" text,
	"level" smallint NOT NULL,
	"name" text NOT NULL,
	"postal_code" text
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipment_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"content" jsonb NOT NULL,
	"limits" jsonb NOT NULL,
	"surcharges" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zones" (
	"regency" text PRIMARY KEY NOT NULL,
	"depot" text NOT NULL,
	"zone" text NOT NULL,
	"island_group" text NOT NULL,
	"reach" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_categories_slug_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_top_category_categories_slug_fk" FOREIGN KEY ("top_category") REFERENCES "public"."categories"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_brands_slug_fk" FOREIGN KEY ("brand") REFERENCES "public"."brands"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category","sold");--> statement-breakpoint
CREATE INDEX "products_top_category" ON "products" USING btree ("top_category","sold");--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand","sold");--> statement-breakpoint
CREATE INDEX "products_sold" ON "products" USING btree ("sold");--> statement-breakpoint
CREATE INDEX "products_since" ON "products" USING btree ("since");--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("price_from");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "products_search_text" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "variants_product" ON "variants" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "addresses_customer" ON "addresses" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_primary" ON "addresses" USING btree ("customer_id") WHERE "addresses"."is_primary";--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "session_tokens_session" ON "session_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_tokens_parent" ON "session_tokens" USING btree ("parent_hash");--> statement-breakpoint
CREATE INDEX "session_tokens_expiry" ON "session_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_customer" ON "sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_customer" ON "notifications" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_events_customer" ON "order_events" USING btree ("customer_id","cursor");--> statement-breakpoint
CREATE UNIQUE INDEX "order_items_line" ON "order_items" USING btree ("order_id","variant_id");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","status","placed_at");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","placed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_cart" ON "orders" USING btree ("customer_id") WHERE "orders"."status" = 1;--> statement-breakpoint
CREATE INDEX "regions_parent" ON "regions" USING btree ("parent","name");